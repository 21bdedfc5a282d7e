import { Button, Container, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { siteTexts } from '@/messages/shared/site-texts'
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
          <Button size="lg" px="lg" color="mango.4" onClick={scrollToServices}>
            Start Shopping
          </Button>
          <Button size="lg" px="lg" variant="white" onClick={scrollToServices}>
            Explore Services
          </Button>
        </div>
        <svg className={classes.drawing} aria-hidden>
          <use href="/pictures/home.svg#tile-groceries" />
        </svg>
      </Container>
    </section>
  )
}
