import { Banner } from '#app/ui/banner.tsx'

/** What is to be known of a list as a whole, before anything of it is saved. */
export function ListRemarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null
  return (
    <Banner kind="info">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Banner>
  )
}
