import { Button, Container, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { exploreServices, startShopping } from '#words/app/home/home'
import { siteTexts } from '@/kit/words/site-texts'
import classes from './hero.module.css'

const scrollToServices = () => document.getElementById('services')?.scrollIntoView({ behavior: 'smooth' })

export function Hero({ campus }: { campus: ReactNode }) {
  return (
    <section className={classes.hero}>
      <Container className={classes.inner}>
        <Text component="div" className={classes.campus}>
          {campus}
        </Text>
        <Title className={classes.title}>{siteTexts.tagline}</Title>
        <Text className={classes.lead}>{siteTexts.description}</Text>
        <div className={classes.buttons}>
          <Button color="mango.4" onClick={scrollToServices}>
            {startShopping}
          </Button>
          <Button variant="white" onClick={scrollToServices}>
            {exploreServices}
          </Button>
        </div>
        <svg className={classes.drawing} aria-hidden>
          <use href="/pictures/home.svg#tile-groceries" />
        </svg>
      </Container>
    </section>
  )
}
