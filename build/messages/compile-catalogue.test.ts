import { expect, it } from 'vitest'
import { compileCatalogue } from './compile-catalogue.ts'

const compile = (en: Readonly<Record<string, string>>, sw: Readonly<Record<string, string>> = en) =>
  compileCatalogue({ en: JSON.stringify(en), sw: JSON.stringify(sw) })

it('a message without parameters is a constant, each language’s in a module of its own', () => {
  const { en, sw } = compile({ ourStory: 'Our Story' }, { ourStory: 'Hadithi Yetu' })
  expect(en).toContain("export const ourStory = 'Our Story'\n")
  expect(sw).toContain("export const ourStory = 'Hadithi Yetu'\n")
  expect(sw).not.toContain('Our Story')
})

it('parameters are typed and named, in an order of their own', () => {
  expect(compile({ from: '{time} from {place}' }, { from: 'Kutoka {place} saa {time}' }).sw).toContain(
    'export const from = ({ place, time }: { readonly place: string; readonly time: string }): string => `Kutoka ${place} saa ${time}`',
  )
})

it('a plural takes its form from the language', () => {
  const { sw } = compile(
    { items: '{count, plural, one {# item} other {# items}}' },
    { items: '{count, plural, other {Bidhaa #}}' },
  )
  expect(sw).toContain("import { plural } from './message-forms.ts'")
  expect(sw).toContain(
    "({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'other': `Bidhaa ${count.toLocaleString('sw-KE')}` })}`",
  )
})

it('a choice has its own cases in each language', () => {
  const { en, sw } = compile(
    { sent: 'Did you {channel, select, call {call} other {write}}?' },
    { sent: 'Uliwasiliana{channel, select, other {}}?' },
  )
  expect(en).toContain(
    "({ channel }: { readonly channel: string }): string => `Did you ${select(channel, { 'call': 'call', 'other': 'write' })}?`",
  )
  expect(sw).toContain('readonly channel: string')
})

it('a tag is a function that makes a part, such as a link, of the text inside', () => {
  const { sw } = compile(
    { agree: 'I agree to the <terms>terms of {app}</terms>.' },
    { agree: '<terms>Masharti ya {app}</terms> nayakubali.' },
  )
  expect(sw).toContain(
    "export const agree = <Part>({ app, terms }: { readonly app: string; readonly terms: (text: string) => Part }): readonly (string | Part)[] => [terms(`Masharti ya ${app}`), ' nayakubali.']",
  )
})

it('what a script would read differently is text', async () => {
  const written = compile({ odd: String.raw`it’s 'quoted' in \ ${'`'}ticks${'`'}` }).en
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(written)}`)
  expect(module).toMatchObject({ odd: String.raw`it’s 'quoted' in \ ${'`'}ticks${'`'}` })
  expect(compile({ odd: '{name} pays $'.concat("'{'5'}' and `") }).en).toContain('=> `${name} pays \\${5} and \\``')
})

it.each([
  ['lacks a message', { title: 'A', text: 'B' }, { title: 'A' }, /sw differs from the original in: text/],
  ['has one besides', { title: 'A' }, { title: 'A', text: 'B' }, /sw differs from the original in: text/],
  ['lacks a parameter', { title: 'A {name}' }, { title: 'A' }, /sw differs from the original in: title/],
])('a translation that %s is refused', (_what, en, sw, problem) => {
  expect(() => compile(en, sw)).toThrow(problem)
})

it.each([
  ['a brace that is not closed', 'About {name', /title \(en\): EXPECT_ARGUMENT_CLOSING_BRACE/],
  ['a date to be written', '{day, date, short}', /title \(en\): a date or a number is given to the message as text/],
  ['a tag inside another', 'Read <b>this <i>now</i></b>', /<i> is inside another tag/],
  ['one parameter of two kinds', '{count} {count, plural, other {#}}', /\{count\} is used as string and as number/],
])('%s is refused, with the message’s name', (_what, title, problem) => {
  expect(() => compile({ title })).toThrow(problem)
})
