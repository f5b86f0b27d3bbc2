import { expect, test } from 'vitest'
import { stepFormId, stepHandle } from './step-handle.ts'

test.each([
  ['a page that is open', { isOpen: true, isLocked: false }, stepFormId],
  ['a location without a name', { isOpen: false, isLocked: false }, undefined],
  ['a locked page', { isOpen: true, isLocked: true }, undefined],
])('ways out of %s', (_, data, form) => {
  const { formId } = stepHandle('roadmap/location/basic-info', 'wards')
  expect(typeof formId === 'function' ? formId(data) : formId).toBe(form)
})
