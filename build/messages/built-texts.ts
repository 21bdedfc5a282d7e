import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { builtLanguage } from './language-plugin.ts'

const schema = v.record(v.string(), v.string())

/**
 * The texts of a catalogue in the language of this build, for files that the build writes without the app's modules. A
 * placeholder such as `{name}` stays as it is.
 * @param catalogue its path in `src`, such as `kit/words/site-texts`
 * @throws {Error} for a text that the catalogue lacks
 */
export const builtTexts = (catalogue: string): ((name: string) => string) => {
  const texts = v.parse(
    schema,
    JSON.parse(readFileSync(new URL(`../../src/${catalogue}.${builtLanguage()}.json`, import.meta.url), 'utf8')),
  )
  return (name) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`${catalogue} has no ${name}`)
    return text
  }
}
