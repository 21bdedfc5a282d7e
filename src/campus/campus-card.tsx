import { Button, Text } from '@mantine/core'
import { chosenCampus } from '@/store/chosen-campus'
import * as messages from '#words/campus/campus-card'
import { TitledSection } from '@/kit/layout/titled-section'
import classes from './campus-card.module.css'
import { useCampusDialog } from './campus-choice'

/** The section of the profile that shows and changes the campus. It needs no account. */
export function CampusCard() {
  const { dialog, opens } = useCampusDialog()
  const { name, town } = chosenCampus()
  return (
    <TitledSection title={messages.campus} className={classes.card}>
      <Text my="xs">{messages.nameAndTown({ name, town })}</Text>
      <Button variant="default" {...opens}>
        {messages.changeCampus}
      </Button>
      {dialog}
    </TitledSection>
  )
}
