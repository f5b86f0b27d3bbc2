import { removeMadeUpPortal } from '#tests/made-up-task/portal.ts'
import { test } from '@playwright/test'

test('the portal with that task is removed', () => removeMadeUpPortal())
