import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { choicesOf, ticks, sanitizeInput, type ItemDraft, type Problems } from '@/domain/admin/item-form'
import type { FieldKind, FieldSpec, TabSpec } from '@/domain/admin/tab-spec'
import type { Choice } from '@/domain/shared/choice'
import type { UserId } from '@/domain/shared/ids'
import { PicturesField } from './pictures-field'

/** What the form becomes by a change of one field, by what it is then. */
export type DraftChange = (column: string, next: (draft: ItemDraft) => { values: Record<string, string>; photos: string[] }) => void

type ItemFieldsProps = {
  person: UserId
  spec: TabSpec
  shops: readonly Choice[]
  draft: ItemDraft
  problems: Problems
  onChange: DraftChange
  onUploading: (uploading: boolean) => void
}

/** The fields that a tab declares, in its order. */
export function ItemFields({ spec, ...rest }: ItemFieldsProps) {
  return spec.fields.map((field) => <Field key={field.column} field={field} spec={spec} {...rest} />)
}

type Typing = Pick<TextInputProps, 'inputMode' | 'type'>
const typing: Partial<Record<FieldKind, Typing>> = {
  whole: { inputMode: 'numeric' },
  rating: { inputMode: 'decimal' },
  phone: { type: 'tel', inputMode: 'tel' },
}

function Field({ field, spec, person, shops, draft, problems, onChange, onUploading }: ItemFieldsProps & { field: FieldSpec }) {
  const { column, label, kind, hint, placeholder } = field
  const value = sanitizeInput(draft, column)
  const write = (text: string) => onChange(column, ({ values, photos }) => ({ values: { ...values, [column]: text }, photos: [...photos] }))
  const shared = {
    name: column,
    label,
    value,
    size: 'md',
    required: field.required === true,
    error: problems[column],
    description: hint,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write(currentTarget.value),
  } as const
  switch (kind) {
    case 'picture':
    case 'gallery':
      return (
        <PicturesField
          person={person}
          bucket={spec.bucket}
          field={field}
          draft={draft}
          problem={problems[column]}
          onChange={onChange}
          onUploading={onUploading}
        />
      )
    case 'flag':
      return <NativeSelect {...shared} radius="xl" data={ticks.map((choice) => ({ ...choice }))} />
    case 'category':
      return <NativeSelect {...shared} radius="xl" data={[...(value === '' ? [choose] : []), ...choicesOf(field, value).map((choice) => ({ ...choice }))]} />
    case 'shop':
      return <NativeSelect {...shared} radius="xl" data={[{ value: '', label: 'No shop' }, ...withOwn(shops, value)]} />
    case 'text':
      return <Textarea {...shared} placeholder={placeholder} maxLength={field.max} radius="lg" rows={4} />
    case 'line':
    case 'phone':
    case 'whole':
    case 'rating':
    case 'list':
      return <TextInput {...shared} {...typing[kind]} placeholder={placeholder} maxLength={kind === 'line' || kind === 'phone' ? field.max : undefined} />
  }
}

const choose = { value: '', label: 'Choose one' }

/** Before the shops are known, the one that is chosen must not seem to be another. */
const withOwn = (shops: readonly Choice[], own: string): { value: string; label: string }[] =>
  own === '' || shops.some(({ value }) => value === own) ? shops.map((shop) => ({ ...shop })) : [{ value: own, label: 'The shop it has' }, ...shops.map((shop) => ({ ...shop }))]
