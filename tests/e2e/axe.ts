import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/**
 * axe spends a third of its time in WeakMap and WeakSet, for seven fields of every colour. This makes the fields
 * properties.
 */
const fieldsAsProperties = `class Field {
  #name = Symbol()
  has(owner) { return Object.hasOwn(owner, this.#name) }
  get(owner) { return owner[this.#name] }
  set(owner, value) { owner[this.#name] = value; return this }
  add(owner) { return this.set(owner, true) }
  delete(owner) { return this.has(owner) && delete owner[this.#name] }
}`

/** Parses each colour once: a page has hundreds of elements and a dozen colours. */
const parseOnce = `{
  const colour = axe.commons.color.Color.prototype
  const parse = colour.parseString
  const known = new Map()
  colour.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = parse.call(this, text)
      known.set(text, { r, g, b, alpha })
    }
    return Object.assign(this, known.get(text))
  }
}`

/** Runs only the rules that can find serious and critical violations, because no others count. */
const onlySeriousRules = `for (const rule of axe._audit.rules) rule.enabled &&= rule.impact === 'serious' || rule.impact === 'critical'`

const read = async (): Promise<string> => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return `${fieldsAsProperties}; ((WeakMap, WeakSet) => { ${axe} })(Field, Field); ${parseOnce}; ${onlySeriousRules}`
}

let source: Promise<string> | undefined

/** Adds axe to the document, where it stays. */
export const injectAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  source ??= read()
  await page.evaluate(`{ ${await source} }`)
}
