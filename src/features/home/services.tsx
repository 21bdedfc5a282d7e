import { useState } from 'react'
import { chosenCampus } from '@/data/chosen-campus'
import { matchesText } from '@/domain/shared/text-match'
import { shownServices } from '@/messages/home/service-tiles'
import { forCampus } from '@/domain/university/campus'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchBox } from '@/ui/form/search-box'
import classes from './home.module.css'
import { Section } from './section'
import { Tile } from './tile'

const tiles = shownServices.map((tile) => ({ ...tile, title: forCampus(tile.title, chosenCampus()) }))

export function Services() {
  const [query, setQuery] = useState('')
  const found = tiles.filter((tile) => matchesText(query, tile.title))
  return (
    <Section id="services" title="Our Services">
      <SearchBox name="Search for services" label="Search for services..." value={query} onChange={setQuery} />
      {found.length === 0 && (
        <EmptyState image="/pictures/campus.svg#empty-search" text={`No services found for "${query.trim()}".`} />
      )}
      <ul className={classes.tiles} aria-label="Services">
        {found.map((tile) => (
          <Tile key={tile.title} tile={tile} />
        ))}
      </ul>
    </Section>
  )
}
