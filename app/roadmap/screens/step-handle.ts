import type { Handle } from '#app/platform/frame/handle.ts'
import type { Namespace } from '#app/platform/i18n/namespaces.ts'

/** The id of the form on a page that asks something: every way out submits it, so that nothing typed is lost. */
export const stepFormId = 'step-form'

/** The id of the field for files: links to what is missing land on it. */
export const filesId = 'document'

type PageState = { isOpen: boolean; isLocked: boolean }

/**
 * The handle of a page of an item that asks something. While the page is locked, or its location has no name yet, it has
 * no form, so that its ways out are links.
 * @param texts the folder of the item's texts
 * @param page the page's URL segment
 */
export const stepHandle = (texts: Namespace, page: string): Handle<PageState> => ({
  title: { item: texts, page },
  formId: ({ isOpen, isLocked }) => (isOpen && !isLocked ? stepFormId : undefined),
})
