import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { builtLanguage } from './language-plugin.ts'

const schema = v.record(v.string(), v.string())

/**
 * The texts of a catalogue in the language of this build, for what is written without the app's own modules. A text with
 * `{name}` in it is given as it stands there.
 * @param catalogue such as `shared/site-texts`
 * @throws {Error} for a text that the catalogue does not have
 */
export const builtTexts = (catalogue: string): ((name: string) => string) => {
  const texts = v.parse(schema, JSON.parse(readFileSync(new URL(`../../messages/${catalogue}.${builtLanguage()}.json`, import.meta.url), 'utf8')))
  return (name) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`${catalogue} has no ${name}`)
    return text
  }
}
