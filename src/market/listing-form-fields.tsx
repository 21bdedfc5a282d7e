import { ActionIcon, Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { IconCameraPlus, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { maxPhotos, type Listing } from '@/market/rules/listing'
import {
  isRequired,
  listingFields,
  listingForms,
  suggestedOriginalPrice,
  type FieldKind,
  type FieldSpec,
  type ListingDraft,
  type Problems,
} from '@/market/rules/listing-fields'
import type { VariantId } from '@/market/rules/market-url'
import type { Choice } from '@/kit/rules/choice'
import { categoryChoices, conditionChoices, exampleOf, labelOf, problemText } from '@/market/words/listing-form'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/market/listing-form'
import { inputHints, type InputHints } from '@/kit/form/input-hints'
import { RichText } from '@/kit/layout/rich-text'
import { FilePicker } from '@/kit/form/file-picker'
import { Picture } from '@/kit/media/picture'
import { addPhoto, keyOf, type ChangePhotos, type FormPhoto } from './form-photo'
import classes from './listing-form.module.css'
import { useMarket, useObjectUrls } from './market-actions'

const hints: Partial<Record<FieldKind, InputHints>> = { price: inputHints.price, phone: inputHints.phone }

type ListingFieldsProps = {
  variant: VariantId
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
      {listingForms[variant].fields.map((field) =>
        field.name === 'originalPrice' ? (
          <div key={field.name}>
            <Field field={field} variant={variant} edited={edited} choices={choices} {...rest} />
            <Suggestion draft={rest.draft} onChange={rest.onChange} />
          </div>
        ) : (
          <Field key={field.name} field={field} variant={variant} edited={edited} choices={choices} {...rest} />
        ),
      )}
    </div>
  )
}

/** The button that fills in a suggested original price. Without one, no price is struck through. */
function Suggestion({ draft, onChange }: Pick<ListingFieldsProps, 'draft' | 'onChange'>) {
  const amount = suggestedOriginalPrice(draft)
  if (amount === null) return null
  return (
    <Button variant="light" mt="xs" onClick={() => onChange({ originalPrice: String(amount) })}>
      {messages.use({ amount: formatKes(amount) })}
    </Button>
  )
}

type FieldProps = ListingFieldsProps & {
  field: FieldSpec
  choices: Readonly<Record<'category' | 'condition', readonly Choice[]>>
}

function Field({ field, variant, draft, edited, problems, choices, onChange }: FieldProps) {
  const { name } = field
  const { kind, maxLength } = listingFields[name]
  const label = labelOf(variant, name)
  const problem = problems[name]
  const isSelect = kind === 'category' || kind === 'condition'
  const required = isRequired(field, edited)
  const shared = {
    name,
    // The label marks optional fields, because a red star on the others would look like an error before anything is
    // typed.
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
    return <NativeSelect {...shared} data={options.map((choice) => ({ ...choice }))} />
  }
  const text = { ...shared, placeholder: exampleOf(variant, name), maxLength }
  if (kind === 'text') return <Textarea {...text} radius="lg" rows={3} className={classes.wide} />
  return <TextInput {...text} {...hints[kind]} description={descriptionOf(field, edited)} />
}

/** The label of an optional field. Its mark is hidden from screen readers, which announce the required fields. */
function OptionalLabel({ label }: { label: string }) {
  const optional = (text: string) => (
    <Text component="span" inherit c="var(--ink-soft)" fw={500} aria-hidden>
      {text}
    </Text>
  )
  return <RichText parts={messages.optionalLabel({ label, optional })} />
}

const descriptionOf = ({ name }: FieldSpec, edited: Listing | null): string | undefined => {
  if (name === 'phone') return edited ? messages.keepNumber : messages.numberShown
  return name === 'originalPrice' ? messages.originalPriceUse : undefined
}

type PhotoFieldProps = {
  photos: readonly FormPhoto[]
  onChange: ChangePhotos
  /** The reasons why files were not added. */
  refused: readonly string[]
  onRefused: (reasons: readonly string[]) => void
}

/** Up to five photos. Each is resized when it is chosen. */
export function PhotoField({ photos, onChange, refused, onRefused }: PhotoFieldProps) {
  const [preparing, setPreparing] = useState(0)
  const urlOf = usePhotoUrls(photos)
  const room = maxPhotos - photos.length

  const add = async (files: readonly File[]) => {
    const reasons = files.length > room ? [messages.tooManyPhotos({ limit: String(maxPhotos) })] : []
    const accepted = files.slice(0, room)
    setPreparing(accepted.length)
    // One at a time: two would exceed the memory of a small phone.
    for (const file of accepted) {
      await addPhoto({ id: crypto.randomUUID(), file }, onChange, (reason) => reasons.push(reason))
      setPreparing((left) => left - 1)
    }
    onRefused(reasons)
  }

  return (
    <div role="group" aria-labelledby="listing-photos">
      <Text fw={600} id="listing-photos">
        {messages.photos}
      </Text>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={keyOf(photo)} className={classes.photo}>
              <Picture
                src={urlOf(photo)}
                alt={messages.photo({ number: String(index + 1) })}
                className={classes.thumb}
              />
              <ActionIcon
                variant="default"
                className={classes.takeOut}
                aria-label={messages.removePhoto({ number: String(index + 1) })}
                onClick={() => void onChange((current) => current.filter((other) => keyOf(other) !== keyOf(photo)))}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FilePicker multiple accept="image/*" onChange={(files) => void add(files)}>
        {(props) => (
          <Button
            {...props}
            fullWidth
            mt="xs"
            variant="light"
            className={photos.length === 0 ? classes.first : ''}
            loading={preparing > 0}
            disabled={room <= 0}
            leftSection={<IconCameraPlus size={photos.length === 0 ? 32 : 20} aria-hidden />}
          >
            {messages.addPhotos}
          </Button>
        )}
      </FilePicker>
      <div role="alert">
        {refused.map((reason) => (
          <Text key={reason} size="sm" c="var(--danger)" mt={4}>
            {reason}
          </Text>
        ))}
      </div>
      <Text size="sm" c="var(--ink-soft)" mt={4}>
        {messages.photoLimits({ limit: String(maxPhotos) })}
      </Text>
      <p role="status" className="visually-hidden">
        {preparing > 0
          ? messages.preparingPhotos
          : messages.photosOf({ count: String(photos.length), limit: String(maxPhotos) })}
      </p>
    </div>
  )
}

/** The URL of each photo: an object URL for a new one. Null until it exists. */
const usePhotoUrls = (photos: readonly FormPhoto[]): ((photo: FormPhoto) => string | null) => {
  const newPhotos = useMemo(
    () => photos.flatMap((photo) => (photo.kind === 'new' ? [{ ...photo, key: photo.id }] : [])),
    [photos],
  )
  const local = useObjectUrls(newPhotos)
  const { pictureAt } = useMarket()
  return (photo) => (photo.kind === 'active' ? pictureAt(photo.url) : (local.get(photo.id) ?? null))
}
