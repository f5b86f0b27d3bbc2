import { z } from 'zod'
import { choice, wifi } from '#app/roadmap/rules/shapes.ts'
import { sharedWifiAnswers } from './options.ts'

const details = z.object({ sharedWifi: choice(sharedWifiAnswers), wifi: wifi() })

export const pageFields = { details }

export const fields = z.object({ ...details.shape })

export type OrgWifiSettings = z.output<typeof fields>
