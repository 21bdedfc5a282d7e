import { describe, expect, it } from 'vitest'
import { choicesOf } from '@/shops/rules/choices'
import { keysOf } from '@/kit/rules/keys-of'
import { storefrontOf, storefrontTexts } from './storefronts'

const shown = keysOf(storefrontTexts).map((id) => [id, storefrontOf(id)] as const)

describe.each(shown)(
  'the %s storefront',
  (id, { title, intro, loadingText, emptyText, orderLabel, backLabel, categories, tabs }) => {
    it('has all texts', () => {
      expect([title, intro, loadingText, emptyText, orderLabel, backLabel]).not.toContain('')
    })

    it('labels the chips and tabs that its URL may name', () => {
      expect(categories.map(({ value }) => value)).toEqual(choicesOf(id).categories)
      expect(tabs.map(({ value, slot, searched }) => ({ value, slot, searched }))).toEqual(choicesOf(id).tabs)
    })

    it('has a label of its own for each chip and tab', () => {
      for (const labels of [categories, tabs].map((choices) => choices.map(({ label }) => label)))
        expect(new Set(labels).size).toBe(labels.length)
    })
  },
)
