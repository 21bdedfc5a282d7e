import { Text, Textarea, TextInput, Title } from '@mantine/core'
import { useDraft } from '@/store/use-draft'
import { emptyListing, listingFields, type ListingField } from '@/roommates/rules/listing-draft'
import * as messages from '#words/roommates/listing-form'
import { listingFieldTexts, postListingMessage } from '@/roommates/words/listing-draft'
import { site } from '@/kit/rules/site'
import { readKes } from '@/kit/rules/typed-number'
import { unclearNumberText } from '@/kit/words/unclear-number'
import { inputHints, type InputHints } from '@/kit/form/input-hints'
import { PhoneButton } from '@/kit/platform/phone-button'
import classes from './roommates.module.css'

const hints: Partial<Record<ListingField, InputHints>> = {
  name: inputHints.name,
  budget: inputHints.wholeAmount,
  contact: inputHints.phone,
}

const budgetProblem = (text: string): string | false => {
  const budget = readKes(text)
  return budget.kind === 'unclear' && unclearNumberText(budget)
}

/** The app sends nothing: Submit opens a chat with the team, with the listing as its message. */
export function PostListing() {
  const { values: draft, change } = useDraft('roommate', emptyListing)
  return (
    <form className={classes.form} aria-labelledby="post-listing" onSubmit={(event) => event.preventDefault()}>
      <Title order={2} size="h3" id="post-listing">
        {messages.title}
      </Title>
      <div className={classes.fields}>
        {listingFields.map(({ name, maxLength }) => {
          const { label, example } = listingFieldTexts[name]
          const shared = { name, label, placeholder: example, maxLength, value: draft[name], size: 'md' } as const
          return name === 'description' ? (
            <Textarea
              key={name}
              {...shared}
              className={classes.wide}
              rows={4}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          ) : (
            <TextInput
              key={name}
              {...shared}
              {...hints[name]}
              error={name === 'budget' && budgetProblem(draft.budget)}
              className={name === 'preferences' ? classes.wide : ''}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          )
        })}
      </div>
      <Text size="sm" c="var(--ink-soft)">
        {messages.submitOpensChat}
      </Text>
      <PhoneButton
        label={messages.submit}
        number={site.supportPhone}
        chat={postListingMessage(draft)}
        className={classes.submit}
      />
    </form>
  )
}
