import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { moves } from './moves.ts'

/** Lets the stores navigate inside the site: passes them the router's navigation. Renders nothing. */
export function Mover() {
  const navigate = useNavigate()
  useLayoutEffect(() => moves.follow((path) => void navigate(path)), [navigate])
  return null
}
