import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { Choice } from '@/domain/shared/choice'
import type { ShownField, MarketVariant } from '@/messages/market/variants'
import type { Listing } from '@/domain/market/listing'
import { isRequired, lengthLimit, type ListingDraft, type Problems } from '@/domain/market/listing-form'
import { categoryChoices, conditionChoices, problemTexts } from '@/messages/market/listing-form'
import { inputHints, type InputHints } from '@/ui/form/input-hints'
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
      {variant.form.fields.map((field) => (
        <Field key={field.name} field={field} edited={edited} choices={choices} {...rest} />
      ))}
    </div>
  )
}

type FieldProps = Omit<ListingFieldsProps, 'variant'> & {
  field: ShownField
  choices: Readonly<Record<'category' | 'condition', readonly Choice[]>>
}

function Field({ field, draft, edited, problems, choices, onChange }: FieldProps) {
  const { name, label, kind, example } = field
  const problem = problems[name]
  const shared = {
    name,
    label,
    required: isRequired(field, edited),
    value: draft[name],
    error: problem && problemTexts[problem],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
    size: 'md',
  } as const
  if (kind === 'category' || kind === 'condition') {
    const options = draft[name] === '' ? [{ value: '', label: 'Choose one' }, ...choices[kind]] : choices[kind]
    return <NativeSelect {...shared} radius="xl" data={options.map((choice) => ({ ...choice }))} />
  }
  const text = { ...shared, placeholder: example, maxLength: lengthLimit(name) }
  if (kind === 'text') return <Textarea {...text} radius="lg" rows={4} className={classes.wide} />
  return <TextInput {...text} {...hints[kind]} description={descriptionOf(field, edited)} />
}

const descriptionOf = ({ name, kind }: ShownField, edited: Listing | null): string | undefined => {
  if (kind === 'phone') return edited ? 'Leave it empty to keep your number.' : 'Shown to those who ask for it, one at a time.'
  return name === 'originalPrice' ? 'What it cost new. Left empty, it is KSh 1,000 more than yours.' : undefined
}
