import { useLocation, useRouteLoaderData } from '@remix-run/react'
import type { ItemData } from '../flow/item-loader.server.ts'

/** The item around this page. */
export function useItem(): ItemData {
  const { pathname } = useLocation()
  const item = useRouteLoaderData<() => Promise<ItemData>>(pathname.toLowerCase().split('/').slice(1, 3).join('/'))
  if (!item) throw new Error('This page belongs to no item.')
  return item
}
