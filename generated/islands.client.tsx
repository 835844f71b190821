'use client';
// Written by `npm run generate` from schemas/. Do not edit.
import { createIsland } from '@renderer/islands/create-island.tsx';
import type { ComponentProps } from 'react';

