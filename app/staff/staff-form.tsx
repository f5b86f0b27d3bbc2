import { Form, useRouteLoaderData, type FormProps } from '@remix-run/react'
import type { StaffRight } from '#app/persistence/staff-rights.ts'
import type { loader } from './layout.tsx'

/** Whether the reader of a page of staff has a right. */
export function useMay(right: StaffRight): boolean {
  const frame = useRouteLoaderData<typeof loader>('staff/layout')
  return frame?.rights.includes(right) ?? false
}

type Props = Omit<FormProps, 'method'> & { right?: StaffRight }

/**
 * A form that changes something, on pages of staff. Who has not the right to send it reads what it holds, and can neither
 * change nor send it.
 */
export function StaffForm({ right = 'work', children, ...form }: Props) {
  const mayFill = useMay(right)
  return (
    <Form method="post" {...form}>
      {mayFill ? (
        children
      ) : (
        <fieldset disabled className="contents">
          {children}
        </fieldset>
      )}
    </Form>
  )
}
