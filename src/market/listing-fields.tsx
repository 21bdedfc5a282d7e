import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import type { Choice } from '@/kit/rules/choice'
import type { ShownField, MarketVariant } from '@/market/words/variants'
import type { Listing } from '@/market/rules/listing'
import {
  isRequired,
  lengthLimit,
  suggestedOriginalPrice,
  type ListingDraft,
  type Problems,
} from '@/market/rules/listing-form'
import { categoryChoices, conditionChoices, problemText } from '@/market/words/listing-form'
import * as messages from '#words/market/market-dialogs'
import { formatKes } from '@/kit/words/money'
import { inputHints, type InputHints } from '@/kit/form/input-hints'
import { RichText } from '@/kit/layout/rich-text'
import classes from './listing-form.module.css'

const hints: Partial<Record<ShownField['kind'], InputHints>> = { price: inputHints.price, phone: inputHints.phone }

type ListingFieldsProps = {
  variant: MarketVariant
  draft: ListingDraft
  edited: Listing | null
  problems: Problems
  onChange: (change: Partial<ListingDraft>) => void
}

/** The fields that a variant declares, in its order. */
export function ListingFields({ variant, edited, ...rest }: ListingFieldsProps) {
  const choices = { category: categoryChoices(variant, edited), condition: conditionChoices(variant, edited) } as const
  return (
    <div className={classes.fields}>
      {variant.form.fields.map((field) =>
        field.name === 'originalPrice' ? (
          <div key={field.name}>
            <Field field={field} edited={edited} choices={choices} {...rest} />
            <Suggestion draft={rest.draft} onChange={rest.onChange} />
          </div>
        ) : (
          <Field key={field.name} field={field} edited={edited} choices={choices} {...rest} />
        ),
      )}
    </div>
  )
}

/** Fills in the original price. Left empty, it stays empty, and no price is struck through. */
function Suggestion({ draft, onChange }: Pick<ListingFieldsProps, 'draft' | 'onChange'>) {
  const amount = suggestedOriginalPrice(draft)
  if (amount === null) return null
  return (
    <Button variant="light" mt="xs" onClick={() => onChange({ originalPrice: String(amount) })}>
      {messages.use({ amount: formatKes(amount) })}
    </Button>
  )
}

type FieldProps = Omit<ListingFieldsProps, 'variant'> & {
  field: ShownField
  choices: Readonly<Record<'category' | 'condition', readonly Choice[]>>
}

function Field({ field, draft, edited, problems, choices, onChange }: FieldProps) {
  const { name, label, kind, example } = field
  const problem = problems[name]
  const isSelect = kind === 'category' || kind === 'condition'
  const required = isRequired(field, edited)
  const shared = {
    name,
    // What may stay empty is said: a red star on all the others would look like a refusal before anything is typed.
    label: required || isSelect ? label : <OptionalLabel label={label} />,
    required,
    withAsterisk: false,
    value: draft[name],
    error: problem && problemText(problem),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
    size: 'md',
  } as const
  if (isSelect) {
    const options = draft[name] === '' ? [{ value: '', label: messages.chooseOne }, ...choices[kind]] : choices[kind]
    return <NativeSelect {...shared} radius="xl" data={options.map((choice) => ({ ...choice }))} />
  }
  const text = { ...shared, placeholder: example, maxLength: lengthLimit(name) }
  if (kind === 'text') return <Textarea {...text} radius="lg" rows={3} className={classes.wide} />
  return <TextInput {...text} {...hints[kind]} description={descriptionOf(field, edited)} />
}

/** Screen readers say which fields are required. */
function OptionalLabel({ label }: { label: string }) {
  const optional = (text: string) => (
    <Text component="span" inherit c="var(--ink-soft)" fw={500} aria-hidden>
      {text}
    </Text>
  )
  return <RichText parts={messages.optionalLabel({ label, optional })} />
}

const descriptionOf = ({ name, kind }: ShownField, edited: Listing | null): string | undefined => {
  if (kind === 'phone') return edited ? messages.keepNumber : messages.numberShown
  return name === 'originalPrice' ? messages.originalPriceUse : undefined
}
