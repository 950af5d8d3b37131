import { expect, it } from 'vitest'
import { hearPlaces, passPlace } from './passed-places.ts'

it('a place is heard in the moment in which it is passed, and by nobody who no longer listens', () => {
  const heard: string[] = []
  passPlace('before')
  const end = hearPlaces((place) => heard.push(place))
  passPlace('coins: signed, not stored')
  expect(heard).toEqual(['coins: signed, not stored'])
  end()
  passPlace('after')
  expect(heard).toHaveLength(1)
})
