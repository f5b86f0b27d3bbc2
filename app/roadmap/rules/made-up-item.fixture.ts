import { z } from 'zod'
import { paragraph } from '../letters/letter.ts'
import { defineItem } from './item.ts'
import { choice, count, exactText, group, rows, secretText, text, yesOrNot } from './shapes.ts'
import type { FieldError } from './submission.ts'

const about = z.object({ name: text(20), owner: group({ name: text(), role: text() }) })
const devices = z.object({
  numberOfDevices: count(3),
  devices: rows({ name: text(10), kind: choice(['mat', 'button']) }, 3),
  password: secretText(),
  network: exactText(),
})
const agreed = z.object({ agreed: yesOrNot(), remarks: text() })

const wrongIf = (isWrong: boolean, name: string): Record<string, FieldError> =>
  isWrong ? { [name]: { key: 'invalid.choice' } } : {}

/** A task that stands in tests only, with every shape of field and page: the real ones have never all of them at once. */
export const madeUpItem = defineItem({
  key: 'made-up',
  roadmap: 'location',
  // Its words are never asked for here, so it borrows the folder of another one.
  slug: 'upload-floor-plan',
  pages: ['about', 'devices', 'agree'],
  pageFields: { about, devices, agree: agreed },
  fields: z.object({ ...about.shape, ...devices.shape, ...agreed.shape, letterDownloaded: yesOrNot() }),
  progress: () => ({ state: 'none', missing: [] }),
  checks: {
    devices: ({ network }) => wrongIf(network === '', 'network'),
    agree: (values) => wrongIf(!values.agreed, 'agreed'),
  },
  locks: {
    devices: (_, { targetDate }) => targetDate === null,
    agree: ({ name }) => name === '',
  },
  letters: {
    note: {
      write: ({ name }) => ({ title: name, fileName: name, blocks: [paragraph([])] }),
      marks: 'letterDownloaded',
    },
  },
  filesOn: 'devices',
  rowCounts: { devices: 'numberOfDevices' },
  minutes: 1,
})
