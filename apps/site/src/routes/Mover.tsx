import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { moves } from './moves.ts'

/** Lets the stores move inside the site: hands them the router's own navigation. Renders nothing. */
export function Mover() {
  const navigate = useNavigate()
  useLayoutEffect(() => moves.follow((path) => void navigate(path)), [navigate])
  return null
}
