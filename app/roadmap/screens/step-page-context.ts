import { createContext, useContext } from 'react'
import type { StepPageData } from '../flow/page-loader.server.ts'

/** What fields and questions ask of the page around them. */
export type PageAround = Pick<StepPageData, 'values' | 'filledSecrets' | 'forgottenSecrets' | 'locationId'> &
  Partial<Pick<StepPageData, 'people'>>

export const StepPageContext = createContext<PageAround | null>(null)

/** What the loader gave the page around this component. */
export function useStepPage(): PageAround {
  const page = useContext(StepPageContext)
  if (!page) throw new Error('This component belongs inside a StepPage.')
  return page
}
