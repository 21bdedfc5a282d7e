import { Bundles } from './bundles'
import { Footer } from './footer'
import { Health } from './health'
import { Hero } from './hero'
import { Promotions } from './promotions'
import { Services } from './services'

export function HomePage() {
  return (
    <>
      <Hero />
      <Promotions />
      <Services />
      <Health />
      <Bundles />
      <Footer />
    </>
  )
}
