import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** The language of pages and of messages to somebody. */
export function LanguageSection() {
  const t = useText('routes/settings')
  const other = useLanguage() === 'nl' ? 'en' : 'nl'
  return (
    <Card as="section">
      <h2>{t('language.title')}</h2>
      <p>{t('language.now')}</p>
      <form method="post" action="/language" className="mt-2">
        <CsrfField />
        <input type="hidden" name="returnTo" value="/settings" />
        <Button tone="quiet" name="language" value={other}>
          {t('language.change')}
        </Button>
      </form>
    </Card>
  )
}
