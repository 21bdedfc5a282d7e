import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconHistory, IconTrendingUp, type TablerIcon } from '@tabler/icons-react'
import { chosenCampus } from '@/store/chosen-campus'
import { popularSearches } from '@/app/search/words/popular-searches'
import * as messages from '#words/app/search/search-dialog'
import { forgetAll, useRecent } from './recent'
import classes from './search-dialog.module.css'

/** The latest searches, and popular ones. */
export function BeforeTyping({ onSearch }: { onSearch: (words: string) => void }) {
  const recent = useRecent()
  if (!recent) return null
  const popular = popularSearches(chosenCampus().slug).filter((words) => !recent.includes(words))
  return (
    <div className={classes.before}>
      {recent.length > 0 && (
        <section aria-label={messages.recent}>
          <div className={classes.heading}>
            <Text fw={700}>{messages.recent}</Text>
            <Button variant="subtle" size="sm" onClick={forgetAll}>
              {messages.clear}
            </Button>
          </div>
          <Words icon={IconHistory} words={recent} onSearch={onSearch} />
        </section>
      )}
      <section aria-label={messages.popular}>
        <Text fw={700}>{messages.popularAt({ campus: chosenCampus().shortName })}</Text>
        <Words icon={IconTrendingUp} words={popular} onSearch={onSearch} />
      </section>
    </div>
  )
}

function Words({
  icon: Icon,
  words,
  onSearch,
}: {
  icon: TablerIcon
  words: readonly string[]
  onSearch: (words: string) => void
}) {
  return (
    <ul className={classes.words}>
      {words.map((each) => (
        <li key={each}>
          <UnstyledButton
            className={classes.word}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSearch(each)}
          >
            <Icon size={18} aria-hidden />
            {each}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
