import * as v from 'valibot'

// Schema of the files under public/education/, in every language. Checked at build time and again when a file is
// loaded.
const text = v.pipe(v.string(), v.nonEmpty())
const texts = v.pipe(v.array(text), v.nonEmpty())
/** The URL fragment of a heading. Shared links contain it, so it must not change. */
const anchor = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))

const group = v.object({ label: text, tone: v.picklist(['notice', 'do', 'avoid', 'care']), points: texts })

const table = v.pipe(
  v.object({
    type: v.literal('table'),
    caption: text,
    columns: v.pipe(v.array(text), v.minLength(2)),
    /** The first cell of a row is its header. */
    rows: v.pipe(v.array(texts), v.nonEmpty()),
  }),
  v.check(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'Every row must have one cell per column',
  ),
)

const phase = v.object({
  phase: v.picklist(['menstrual', 'follicular', 'ovulation', 'luteal']),
  name: text,
  days: text,
  text,
  groups: v.pipe(v.array(group), v.nonEmpty()),
})

const card = v.object({ title: text, picture: v.optional(text), text, group: v.optional(group) })

const articleBlock = v.variant('type', [
  v.object({ type: v.literal('paragraph'), text }),
  v.object({ type: v.literal('list'), items: texts }),
  table,
  v.object({
    type: v.literal('checklist'),
    /** The storage key of its ticks. */
    id: anchor,
    title: text,
    items: v.pipe(v.array(v.object({ id: anchor, text })), v.nonEmpty()),
  }),
  v.object({
    type: v.literal('callout'),
    tone: v.picklist(['myth', 'doctor', 'tip', 'caution']),
    title: text,
    text: v.optional(text),
    points: v.optional(texts),
    /** Whose phone lines to show below the text. */
    numbers: v.optional(v.literal('distress')),
  }),
  v.object({ type: v.literal('phases'), items: v.pipe(v.array(phase), v.length(4)) }),
  v.object({ type: v.literal('cards'), numbered: v.boolean(), items: v.pipe(v.array(card), v.nonEmpty()) }),
  v.object({
    type: v.literal('plan'),
    days: v.pipe(
      v.array(v.object({ title: text, meals: v.pipe(v.array(v.object({ meal: text, food: text })), v.nonEmpty()) })),
      v.nonEmpty(),
    ),
  }),
])

const articleWith = <Blocks extends v.GenericSchema>(blocks: Blocks) =>
  v.object({
    version: v.literal(1),
    updated: text,
    lead: text,
    keyPoints: texts,
    sections: v.pipe(
      v.array(v.object({ id: anchor, title: text, blocks })),
      v.nonEmpty(),
      v.check(
        (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
        'Two sections have the same id',
      ),
    ),
    sources: v.pipe(v.array(v.object({ organisation: text, title: text })), v.nonEmpty()),
  })

/** The strict schema, for the build: every block must be valid. */
export const articleFile = articleWith(v.array(articleBlock))

const parseKnownBlock = (block: unknown): ArticleBlock[] => {
  const result = v.safeParse(articleBlock, block)
  return result.success ? [result.output] : []
}

/** The lenient schema, for the app: drops blocks that this version does not know. */
export const readableArticle = articleWith(
  v.pipe(
    v.array(v.unknown()),
    v.transform((blocks) => blocks.flatMap(parseKnownBlock)),
  ),
)

export type ArticleBlock = v.InferOutput<typeof articleBlock>
export type BlockOf<Type extends ArticleBlock['type']> = Extract<ArticleBlock, { type: Type }>
export type PointGroup = v.InferOutput<typeof group>
export type Article = v.InferOutput<typeof articleFile>

const skippedFields = new Set(['version', 'type', 'tone', 'phase', 'picture', 'id', 'numbers', 'updated', 'sources'])

/** The texts of an article that are shown to the reader, in order, without its sources. */
export const articleTexts = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([field, value]) => (skippedFields.has(field) ? [] : articleTexts(value)))
}
