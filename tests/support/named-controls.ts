import { definePlugin, HtmlElement, Rule, TextNode, type DOMReadyEvent } from 'html-validate'

const says = (name: string): boolean => /[\p{L}\p{N}]/u.test(name)

/** What a screen reader reads of an element: without what is hidden from it, with what pictures are called. */
function spoken(element: HtmlElement): string {
  if (element.getAttributeValue('aria-hidden') === 'true') return ''
  const label = element.getAttributeValue('aria-label') ?? element.getAttributeValue('alt')
  if (label !== null) return label
  return element.childNodes
    .map((child) => (child instanceof TextNode ? child.textContent : child instanceof HtmlElement ? spoken(child) : ''))
    .join(' ')
}

function nameOf(control: HtmlElement, document: HtmlElement): string {
  const spokenAt = (selector: string) => document.querySelectorAll(selector).map(spoken).join(' ')
  const labelledBy = control.getAttributeValue('aria-labelledby')
  if (labelledBy !== null) return spokenAt(labelledBy.replace(/\S+/g, '[id="$&"]').replace(/\s+/g, ','))
  if (/^(?:a|button|summary)$/.test(control.tagName)) return spoken(control)
  const label = control.getAttributeValue('aria-label')
  if (label !== null) return label
  const around = control.closest('label')
  const { id } = control
  return `${around ? spoken(around) : ''} ${id ? spokenAt(`label[for="${id}"]`) : ''}`
}

/** Links, buttons and fields that are called by a word or a number, and not by a sign only or by nothing. */
class NamedControls extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      const { root } = document
      const controls = ['a[href]', 'button', 'summary', 'input', 'select', 'textarea']
      for (const control of controls.flatMap((selector) => root.querySelectorAll(selector))) {
        const isHidden = control.getAttributeValue('type') === 'hidden' || control.closest('[aria-hidden="true"]')
        if (!isHidden && !says(nameOf(control, root)))
          this.report(control, `is called "${nameOf(control, root).trim()}"`)
      }
    })
  }
}

/** A rule for html-validate, `named-controls`. */
export const namedControls = definePlugin({ name: 'routekaart', rules: { 'named-controls': NamedControls } })

/** The lines of a tree of a screen reader in which a control is called by a sign only, or by nothing. */
export const namelessIn = (tree: string): string[] =>
  tree
    .split('\n')
    .filter((line) => /^\s*- (?:button|link|textbox|combobox|checkbox|radio|spinbutton|searchbox)\b/.test(line))
    .filter((line) => !says(/"(.*)"/.exec(line)?.[1] ?? ''))
