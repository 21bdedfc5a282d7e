import { Button, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { chosenCampus } from '@/data/chosen-campus'
import * as messages from '@/messages/campus/campus-card.gen'
import { TitledSection } from '@/ui/layout/titled-section'
import { lazyPart } from '@/ui/platform/lazy-part'
import classes from './campus.module.css'

const CampusDialog = lazyPart(() => import('./campus-dialog').then((loaded) => loaded.CampusDialog))

/** The chosen campus, in the profile. It needs no account. */
export function CampusCard() {
  const [choosing, setChoosing] = useState(false)
  const { name, town } = chosenCampus()
  return (
    <TitledSection title={messages.campus} className={classes.card}>
      <Text my="xs">
        {messages.nameAndTown({ name, town })}
      </Text>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {messages.changeCampus}
      </Button>
      <Suspense>{choosing && <CampusDialog onClose={() => setChoosing(false)} />}</Suspense>
    </TitledSection>
  )
}
