import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner, type BannerKind } from '#app/ui/banner.tsx'
import { Button, ButtonLink, type ButtonTone } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { ConfirmButton } from '#app/ui/confirm-button.tsx'
import { CopyButton } from '#app/platform/frame/copy-button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { namespace, Part, Row } from './part.tsx'

const tones: ButtonTone[] = ['primary', 'quiet', 'plain', 'danger', 'plainDanger', 'removal']
const kinds: BannerKind[] = ['info', 'success', 'warning', 'error']

/** Every button, as a button and as a link. */
export function Buttons() {
  const t = useText(namespace)
  return (
    <>
      <Part name="buttons">
        <Row>
          {tones.map((tone) => (
            <Button key={tone} type="button" tone={tone}>
              {t(`buttons.${tone}`)}
            </Button>
          ))}
        </Row>
        <Row>
          {tones.map((tone) => (
            <Button key={tone} type="button" tone={tone} size="small">
              {t(`buttons.${tone}`)}
            </Button>
          ))}
        </Row>
        <Row>
          {tones.map((tone) => (
            <Button key={tone} type="button" tone={tone} aria-busy>
              {t('buttons.busy', { button: t(`buttons.${tone}`) })}
            </Button>
          ))}
        </Row>
        <p className="mt-2 max-w-text text-small text-soft">{t('buttons.rule')}</p>
      </Part>
      <Part name="links">
        <Row>
          {tones.map((tone) => (
            <ButtonLink key={tone} href="#buttons" tone={tone}>
              {t(`buttons.${tone}`)}
            </ButtonLink>
          ))}
          <CopyButton
            of={{ text: '#buttons' }}
            words={{ copy: t('fields.copy'), copied: t('fields.copied'), failed: t('fields.failed') }}
          />
        </Row>
      </Part>
    </>
  )
}

/** What is said above a page, in it, in a corner of it, and before the session ends. */
export function Messages() {
  const t = useText(namespace)
  const common = useText('common')
  return (
    <Part name="notices">
      <div className="mt-2 grid grid-cols-1 gap-2">
        {kinds.map((kind) => (
          <Banner key={kind} kind={kind} live={false} title={t(`notices.${kind}`)}>
            <p>{t(`notices.${kind}Text`)}</p>
          </Banner>
        ))}
        <Note>{t('notices.note')}</Note>
      </div>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} type="button" tone="quiet" data-kind={kind} data-says={t(`notices.${kind}`)}>
            {t('notices.toast', { kind: common(`kinds.${kind}`) })}
          </Button>
        ))}
        <Button type="button" tone="quiet" data-look="snackbar" data-says={t('notices.snackbarText')}>
          {t('notices.snackbar')}
        </Button>
        <ButtonLink href="?ends" tone="quiet" data-document>
          {t('notices.ends')}
        </ButtonLink>
      </Row>
    </Part>
  )
}

/** The question before something is taken away, and what stands where there is nothing yet. */
export function Asking() {
  const t = useText(namespace)
  const question = {
    title: t('asking.title'),
    text: t('asking.text'),
    confirm: t('asking.confirm'),
    cancel: useText('common')('form.cancel'),
  }
  return (
    <Part name="asking">
      <Row>
        <ConfirmButton tone="danger" form="nowhere" value="asks" confirmedValue="confirmed" question={question}>
          {t('asking.open')}
        </ConfirmButton>
      </Row>
      <EmptyState title={<h3>{t('asking.empty')}</h3>} text={t('asking.emptyText')}>
        <ButtonLink href="#asking" tone="quiet">
          {t('asking.share')}
        </ButtonLink>
      </EmptyState>
    </Part>
  )
}
