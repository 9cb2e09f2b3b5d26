import { Hono } from 'hono'
import type { CreateGamesApp } from '../rounds/gamesApp.ts'

export const createGamesApp: CreateGamesApp = () => new Hono()
