import { createContext, useContext } from 'react'
import type { StepPageData } from '../flow/page-loader.server.ts'

export const StepPageContext = createContext<StepPageData | null>(null)

/** What the loader gave the page around this component. */
export function useStepPage(): StepPageData {
  const page = useContext(StepPageContext)
  if (!page) throw new Error('This component belongs inside a StepPage.')
  return page
}
