// Chunk: roommates

import { Container, Skeleton, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useDeferredValue, type ReactNode } from 'react'
import type { CatalogueItem } from '@/store/catalogue-schemas'
import { useHelpNumbers } from '@/campus/store/help-numbers'
import { preloadCatalogue, useCatalogueItems } from '@/store/use-catalogue'
import { useDraft } from '@/store/use-draft'
import type { RoommateTab } from '@/roommates/rules/roommate-search'
import { emptyListing, findRoommates, listingFields, type ListingField } from '@/roommates/rules/roommates'
import { isGone } from '@/kit/rules/item-link'
import { safetyLines } from '@/kit/rules/national-numbers'
import { site } from '@/kit/rules/site'
import { readKes } from '@/kit/rules/typed-number'
import { allButOne } from '#words/kit/list-states'
import * as form from '#words/roommates/listing-form'
import * as messages from '#words/roommates/roommates-page'
import * as safety from '#words/roommates/safety-tips'
import { helpMessage, listingFieldTexts, postListingMessage, roommateTabs } from '@/roommates/words/roommates'
import { unclearNumberText } from '@/kit/words/unclear-number'
import { Card } from '@/kit/layout/card'
import { CardGrid, CardSteps } from '@/kit/layout/card-grid'
import { NothingFound } from '@/kit/feedback/nothing-found'
import { LoadFailure } from '@/kit/feedback/load-failure'
import { NotFoundNote } from '@/kit/feedback/not-found-note'
import { TranslationNote } from '@/kit/feedback/translation-note'
import { inputHints, type InputHints } from '@/kit/form/input-hints'
import { PhoneButton } from '@/kit/platform/phone-button'
import { SearchBox } from '@/kit/form/search-box'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { TitledSection } from '@/kit/layout/titled-section'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { HelpNumbers } from '@/campus/help-numbers'
import { ListingCard, RequestCard } from './listing-card'
import classes from './roommates.module.css'
import { roommateFinder } from '#words/kit/screen-titles'

export type RoommatesPageProps = {
  /** The tab and the query in the URL. */
  tab: RoommateTab
  query: string
  /** The id of the listing or request in the URL. */
  item: string | null
  onTab: (tab: RoommateTab) => void
  onQuery: (query: string) => void
  onBack: () => void
}

type Entry = CatalogueItem<'roommates'>

type List = {
  label: string
  searchPlaceholder: string
  emptyText: string
  kind: Entry['kind']
}

/** Each list shows the entries of one kind. */
const lists = {
  find: {
    label: messages.listings,
    searchPlaceholder: messages.searchListings,
    emptyText: messages.noListings,
    kind: 'listing',
  },
  requests: {
    label: messages.roomRequests,
    searchPlaceholder: messages.searchRequests,
    emptyText: messages.noRequests,
    kind: 'request',
  },
} as const satisfies Partial<Record<RoommateTab, List>>

export const preloadRoommates = () => preloadCatalogue('roommates')

export function RoommatesPage({ tab, query, item, onTab, onQuery, onBack }: RoommatesPageProps) {
  const search = { query, item, onQuery }
  const panels: Record<RoommateTab, ReactNode> = {
    find: <Entries list="find" {...search} />,
    requests: <Entries list="requests" {...search} />,
    post: <PostListing />,
    safety: <SafetyTips />,
  }
  return (
    <Container pb="xl">
      <ScreenHeader title={roommateFinder} intro={messages.intro} onBack={onBack} />
      <ScreenTabs label={roommateFinder} tabs={roommateTabs} value={tab} onChange={onTab}>
        {panels[tab]}
      </ScreenTabs>
      <aside className={classes.help} aria-labelledby="roommate-help">
        <div className={classes.words}>
          <Title order={2} size="h4" id="roommate-help">
            {messages.needHelp}
          </Title>
          <Text size="sm" c="var(--ink-soft)">
            {messages.teamHelps}
          </Text>
        </div>
        <PhoneButton label={messages.getHelp} number={site.supportPhone} chat={helpMessage} variant="default" />
      </aside>
    </Container>
  )
}

type EntriesProps = Pick<RoommatesPageProps, 'query' | 'item' | 'onQuery'> & { list: keyof typeof lists }

function Entries({ list, query, item, onQuery }: EntriesProps) {
  const { items: entries, problem, retry } = useCatalogueItems('roommates')
  const deferredQuery = useDeferredValue(query)
  const { label, searchPlaceholder, emptyText, kind } = lists[list]
  const all = entries?.filter((entry) => entry.kind === kind)
  const found = all && findRoommates(all, deferredQuery, item)
  const card = (entry: Entry) => {
    const opened = entry.id === item
    return entry.kind === 'listing' ? (
      <ListingCard key={entry.id} listing={entry} opened={opened} />
    ) : (
      <RequestCard key={entry.id} request={entry} opened={opened} />
    )
  }
  return (
    <>
      <NotFoundNote gone={problem === null && all !== undefined && isGone(all, item)} />
      <div className={classes.search}>
        <SearchBox label={searchPlaceholder} value={query} onChange={onQuery} />
      </div>
      {problem ? (
        <LoadFailure problem={problem} onRetry={retry} />
      ) : found ? (
        <CardGrid aria-label={label}>{found.all.map(card)}</CardGrid>
      ) : (
        <Skeleton h={260} radius="lg" role="status" aria-label={messages.loading} />
      )}
      {problem === null && found?.all.length === 0 && (
        <NothingFound
          image="/pictures/campus.svg#roommates"
          text={emptyText}
          query={query}
          onClear={query === '' ? undefined : () => onQuery('')}
        />
      )}
      {found && found.near.length > 0 && (
        <TitledSection title={allButOne} className={classes.near}>
          <CardGrid aria-label={allButOne}>{found.near.map(card)}</CardGrid>
        </TitledSection>
      )}
    </>
  )
}

const hints: Partial<Record<ListingField, InputHints>> = {
  name: inputHints.name,
  budget: inputHints.wholeAmount,
  contact: inputHints.phone,
}

const budgetProblem = (text: string): string | false => {
  const budget = readKes(text)
  return budget.kind === 'unclear' && unclearNumberText(budget)
}

/** The app sends nothing. Submit opens a chat with the team, with the listing as its message. */
function PostListing() {
  const { values: draft, change } = useDraft('roommate', emptyListing)
  return (
    <form className={classes.form} aria-labelledby="post-listing" onSubmit={(event) => event.preventDefault()}>
      <Title order={2} size="h3" id="post-listing">
        {form.title}
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
        {form.submitOpensChat}
      </Text>
      <PhoneButton
        label={form.submit}
        number={site.supportPhone}
        chat={postListingMessage(draft)}
        className={classes.submit}
      />
    </form>
  )
}

const tips = [
  { title: safety.seeRoom, text: safety.seeRoomText },
  { title: safety.publicPlace, text: safety.publicPlaceText },
  { title: safety.knowThem, text: safety.knowThemText },
  { title: safety.payLandlord, text: safety.payLandlordText },
  { title: safety.arrears, text: safety.arrearsText },
  { title: safety.whoPays, text: safety.whoPaysText },
  { title: safety.houseRules, text: safety.houseRulesText },
  { title: safety.likeThief, text: safety.likeThiefText },
  { title: safety.keepPin, text: safety.keepPinText },
  { title: safety.trustGut, text: safety.trustGutText },
] as const

function SafetyTips() {
  return (
    <section aria-labelledby="safety-tips">
      <Title order={2} size="h3" id="safety-tips" mb="sm">
        {safety.staySafe}
      </Title>
      <TranslationNote />
      <CardSteps className={classes.tips}>
        {tips.map((tip) => (
          <Card key={tip.title} className={classes.tip}>
            <div>
              <Title order={3} size="h5">
                {tip.title}
              </Title>
              <Text size="sm">{tip.text}</Text>
            </div>
          </Card>
        ))}
      </CardSteps>
      <HelpNumbers {...useHelpNumbers(safetyLines)} />
    </section>
  )
}
