import type { AnyRoute } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { searchNames } from '@/kit/rules/search-names'
import { screens } from '@/screens'
import { routes } from './routes'

/** The names of the search params that a route reads. */
const namesReadBy = ({ options: { validateSearch } }: AnyRoute): string[] => {
  const names: string[] = []
  const search = new Proxy<Record<string, unknown>>({}, { get: (_target, name) => void names.push(String(name)) })
  if (typeof validateSearch === 'function') validateSearch(search)
  return names
}

it('every screen has a route', () => {
  expect(Object.keys(routes).toSorted()).toEqual(Object.keys(screens).toSorted())
})

it('the list of search params has all that the routes read', () => {
  expect([...new Set(Object.values(routes).flatMap(namesReadBy))].toSorted()).toEqual(searchNames)
})
