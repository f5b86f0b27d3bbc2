import { buildMadeUpPortal } from '#tests/made-up-task/portal.ts'
import { test } from '@playwright/test'

test('the portal is built with a task that was added as the guide says', () => buildMadeUpPortal())
