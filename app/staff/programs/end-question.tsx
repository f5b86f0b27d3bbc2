import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

type Words = { question: string; text: string; confirm: string; back: string }

/** The question before a key or a webhook ends. @param back the address to go back to */
export function EndQuestion({ words, back }: { words: Words; back: string }) {
  return (
    <>
      <PageTitle>{words.question}</PageTitle>
      <p className="mt-1 max-w-text">{words.text}</p>
      <StaffForm right="administer" className="mt-4 flex flex-wrap items-center gap-2">
        <CsrfField />
        <Button tone="danger">{words.confirm}</Button>
        <ButtonLink tone="plain" href={back}>
          {words.back}
        </ButtonLink>
      </StaffForm>
    </>
  )
}
