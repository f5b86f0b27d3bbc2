import { z } from 'zod'
import { choices, longText } from '#app/roadmap/rules/shapes.ts'
import { efficiencyGoals, qualityGoals, workplaceGoals } from './options.ts'

const details = z.object({
  quality: choices(qualityGoals),
  workplace: choices(workplaceGoals),
  efficiency: choices(efficiencyGoals),
  other_effects: longText(),
})

export const pageFields = { details }

export const fields = z.object({ ...details.shape })

export type StudyGoals = z.output<typeof fields>
