import type { TextReader } from '#app/platform/i18n/text.ts'
import picture from '#app/assets/social-card.png?url'

/**
 * What others show beside a link to a page that anybody may see. It tells of the product only: never on a page of an
 * organisation or of a link.
 * @param data where the portal is, because sites that show the card need the full address of the picture
 */
export function socialCard({ origin }: { origin: string }, text: TextReader) {
  const t = text('common')
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={t('product')} />
      <meta property="og:description" content={t('footer.purpose')} />
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('product')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
