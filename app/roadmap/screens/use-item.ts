import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { ItemData } from '../flow/item-loader.server.ts'
import type { loader } from './item-layout.tsx'

/** The item around this page. */
export function useItem(): ItemData {
  const { pathname } = useLocation()
  const item = useRouteLoaderData<typeof loader>(pathname.toLowerCase().split('/').slice(1, 3).join('/'))
  if (!item) throw new Error('This page belongs to no item.')
  return item
}
