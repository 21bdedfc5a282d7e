import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { draftText, type ItemDraft, type Problems, type DraftChange } from '@/admin/rules/item-form'
import { belongsTo, type FieldProblem } from '@/admin/rules/read-field'
import type { FieldKind } from '@/admin/rules/tab-spec'
import type { Choice } from '@/kit/rules/choice'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import * as messages from '#words/admin/form'
import { choicesOf, fieldProblemText, flagChoices } from '@/admin/words/item-form'
import type { ShownField, ShownTab } from '@/admin/words/tabs'
import { PartsField } from './parts-field'
import { PicturesField } from './pictures-field'

type ItemFieldsProps = {
  userId: UserId
  /** The campus of the item; null for a campus itself. */
  campus: CampusSlug | null
  spec: ShownTab
  shops: readonly Choice[]
  isNew: boolean
  draft: ItemDraft
  problems: Problems
  onChange: DraftChange
  onUploading: (uploading: boolean) => void
}

/** The fields that a tab declares, in order. */
export function ItemFields({ problems, ...rest }: ItemFieldsProps) {
  const { spec, draft } = rest
  return spec.fields
    .filter((field) => belongsTo(field, draft.values))
    .map((field) => <Field key={field.column} field={field} problem={problems[field.column]} {...rest} />)
}

type InputProps = Pick<TextInputProps, 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck'>
const inputProps: Partial<Record<FieldKind, InputProps>> = {
  whole: { inputMode: 'numeric' },
  price: { inputMode: 'numeric' },
  rating: { inputMode: 'decimal' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  colour: { type: 'color' },
  date: { type: 'date' },
  link: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  slug: { autoCapitalize: 'none', spellCheck: false },
}

/** The kinds whose `max` is a length. */
const limited: readonly FieldKind[] = ['line', 'phone', 'slug', 'url', 'link']

type FieldProps = Omit<ItemFieldsProps, 'problems'> & { field: ShownField; problem: FieldProblem | undefined }

function Field({ field, spec, userId, campus, shops, isNew, draft, problem, onChange, onUploading }: FieldProps) {
  const { column, label, kind, hint, placeholder } = field
  const value = draftText(draft, column)
  const error = problem && fieldProblemText(problem)
  const write = (text: string) =>
    onChange(column, ({ values, photos }) => ({ values: { ...values, [column]: text }, photos: [...photos] }))
  const shared = {
    name: column,
    label,
    value,
    size: 'md',
    required: field.required === true,
    error,
    description: hint,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write(currentTarget.value),
  } as const
  const fixed = field.fixed === true && !isNew
  switch (kind) {
    case 'picture':
    case 'gallery':
      if (spec.bucket === null || campus === null) return null
      return (
        <PicturesField
          userId={userId}
          target={{ bucket: spec.bucket, campus }}
          field={field}
          draft={draft}
          problem={error}
          onChange={onChange}
          onUploading={onUploading}
        />
      )
    case 'parts':
      return (
        <PartsField
          field={field}
          draft={draft}
          problem={problem}
          error={error}
          onChange={onChange}
          renderField={(part) => (
            <Field
              {...part}
              spec={spec}
              userId={userId}
              campus={campus}
              shops={shops}
              isNew={isNew}
              onUploading={onUploading}
            />
          )}
        />
      )
    case 'flag':
      return <NativeSelect {...shared} data={flagChoices.map((choice) => ({ ...choice }))} />
    case 'category':
      return (
        <NativeSelect
          {...shared}
          data={[...(value === '' ? [choose] : []), ...choicesOf(field, value).map((choice) => ({ ...choice }))]}
        />
      )
    case 'shop':
      return <NativeSelect {...shared} data={[{ value: '', label: messages.noShop }, ...withChosen(shops, value)]} />
    case 'text':
    case 'contacts':
      return (
        <Textarea
          {...shared}
          placeholder={placeholder}
          maxLength={kind === 'text' ? field.max : undefined}
          radius="lg"
          rows={kind === 'text' ? 4 : 6}
        />
      )
    case 'line':
    case 'phone':
    case 'whole':
    case 'price':
    case 'signed':
    case 'rating':
    case 'list':
    case 'slug':
    case 'url':
    case 'colour':
    case 'date':
    case 'hours':
    case 'link':
      return (
        <TextInput
          {...shared}
          {...inputProps[kind]}
          {...(fixed && { readOnly: true, variant: 'unstyled' })}
          placeholder={placeholder}
          maxLength={limited.includes(kind) ? field.max : undefined}
        />
      )
  }
}

const choose = { value: '', label: messages.chooseOne }

/** Until the shops have loaded, adds the chosen one, because the select would show the first option instead. */
const withChosen = (shops: readonly Choice[], chosen: string): { value: string; label: string }[] =>
  chosen === '' || shops.some(({ value }) => value === chosen)
    ? shops.map((shop) => ({ ...shop }))
    : [{ value: chosen, label: messages.itsShop }, ...shops.map((shop) => ({ ...shop }))]
