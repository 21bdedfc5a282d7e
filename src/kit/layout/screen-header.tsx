import { ActionIcon, Button, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { back } from '#words/kit/buttons'
import { SavedNote } from '../feedback/saved-note'
import classes from './screen-header.module.css'

type ScreenHeaderProps = {
  title: string
  /** Only on a wide screen. */
  intro?: string
  /** Below the title on every screen. */
  note?: string
  /** True where the rows of the screen are saved: their age stands under the title (`useSavedNote`). */
  saved?: boolean
  /** The place that Back leads to: its name on a wide screen, and to a screen reader. */
  backLabel?: string | undefined
  onBack: () => void
  /** On the right of a wide screen, below the bar of a phone, for example a link to the cart. */
  children?: ReactNode
}

/**
 * The way back and the title. On a phone they are the bar at the top, in which the app's header shows its buttons on
 * the right. It is the first part of the container of its screen, and stays while that is scrolled.
 */
export function ScreenHeader({ title, intro, note, saved = false, backLabel, onBack, children }: ScreenHeaderProps) {
  return (
    <div className={classes.header} data-header>
      <div className={classes.bar} data-bar>
        {backLabel === undefined ? (
          <ActionIcon aria-label={back} className={classes.arrow} onClick={onBack}>
            <IconArrowLeft size={22} />
          </ActionIcon>
        ) : (
          <div className={classes.named}>
            <Button
              variant="subtle"
              className={classes.back}
              leftSection={<IconArrowLeft size={20} aria-hidden />}
              onClick={onBack}
            >
              {backLabel}
            </Button>
          </div>
        )}
        <div className={classes.words}>
          <Title order={1} size="h2" className={classes.title}>
            {title}
          </Title>
          {intro && <Text className={classes.intro}>{intro}</Text>}
          {saved && (
            <Text className={classes.saved}>
              <SavedNote />
            </Text>
          )}
        </div>
      </div>
      {note && <Text className={classes.note}>{note}</Text>}
      {children && <div className={classes.aside}>{children}</div>}
    </div>
  )
}
