import type { Handle } from '#app/frame/handle.ts'

/** The id of the form on a page that asks something: every way out submits it, so that nothing typed is lost. */
export const stepFormId = 'step-form'

/**
 * The handle of a page of an item that asks something.
 * @param texts the folder of the item's texts
 * @param page the page's URL segment
 */
export const stepHandle = (texts: string, page: string): Handle => ({
  i18n: texts,
  title: { namespace: texts, key: `pages.${page}.title` },
  formId: stepFormId,
})

/** The handle of a page of an item that only tells or hands out. */
export const tellHandle = (texts: string, page: string): Handle => ({ ...stepHandle(texts, page), formId: undefined })
