import { Button, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { chosenCampus } from '@/data/chosen-campus'
import { lazyPart } from '@/ui/platform/lazy-part'
import classes from './campus.module.css'

const CampusDialog = lazyPart(() => import('./campus-dialog').then((loaded) => loaded.CampusDialog))

/** The chosen campus, in the profile. It needs no account. */
export function CampusCard() {
  const [choosing, setChoosing] = useState(false)
  const { name, town } = chosenCampus()
  return (
    <section className={classes.card} aria-labelledby="campus-title">
      <Title order={2} size="h4" id="campus-title">
        Campus
      </Title>
      <Text my="xs">
        {name}, {town}
      </Text>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        Change campus
      </Button>
      <Suspense>{choosing && <CampusDialog onClose={() => setChoosing(false)} />}</Suspense>
    </section>
  )
}
