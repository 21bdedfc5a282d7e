import type { AnyRoute } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { searchNames } from '@/kit/rules/search-names'
import { routeTree } from './routeTree.gen'

/** The names of the search params that the routes read. */
const namesReadBy = (route: AnyRoute): string[] => {
  const names: string[] = []
  const search = new Proxy<Record<string, unknown>>({}, { get: (_target, name) => void names.push(String(name)) })
  const { validateSearch } = route.options
  if (typeof validateSearch === 'function') validateSearch(search)
  const children: readonly AnyRoute[] = Object.values(route.children ?? {})
  return [...names, ...children.flatMap(namesReadBy)]
}

it('the list of search params has all that the routes read', () => {
  expect([...new Set(namesReadBy(routeTree))].toSorted()).toEqual(searchNames)
})
