// Behind the reels: COLS by ROWS cells of a quiet, dark ground. PATTERN: 0 cloth, 1 planks, 2 stone, 3 tech, 4 none.

void main() {
  vec2 u = (gl_FragCoord.xy + uOrigin) / uSize;
  vec2 cell = u * vec2(COLS, ROWS);
  vec2 f = fract(cell) - 0.5;
  vec3 c = mix(GROUND_LOW, GROUND_TOP, smoothstep(0.0, 1.0, u.y));
#if PATTERN == 0
  vec2 t = cell * 2.0;
  t.y += mod(floor(t.x), 2.0) * 0.5;
  vec2 q = abs(fract(t) - 0.5);
  float diamond = q.x + q.y * 0.6 - 0.24;
  c *= 1.0 + 0.12 * smoothstep(0.02, -0.02, abs(diamond) - 0.03);
#elif PATTERN == 1
  float grain = f2(vec2(cell.x * 14.0, cell.y * 0.9) + floor(cell.x * 3.0) * 7.0);
  c *= 0.78 + 0.4 * grain;
  c *= 1.0 - 0.45 * smoothstep(0.04, 0.0, abs(fract(cell.x * 3.0) - 0.5) - 0.46);
#elif PATTERN == 2
  c *= 0.75 + 0.5 * f2(cell * 3.0);
  float crack = abs(f2(cell * 1.7 + 9.0) - 0.5);
  c *= 1.0 - 0.25 * smoothstep(0.02, 0.0, crack);
#elif PATTERN == 3
  vec2 g = abs(fract(cell * 4.0) - 0.5);
  c *= 1.0 + 0.22 * smoothstep(0.46, 0.5, max(g.x, g.y));
#endif
#if BARS > 0
  c *= 1.0 - 1.5 * pow(abs(f.x), 2.4);
#endif
#if BARS > 1
  c *= 1.0 - 1.1 * pow(abs(f.y), 2.4);
#endif
  vec2 e = abs(u - 0.5) * vec2(COLS, ROWS) * 2.0 - vec2(COLS, ROWS) + 0.5;
  c *= 1.0 - 0.55 * smoothstep(0.0, 0.5, max(e.x, e.y));
  c *= 1.0 - 0.35 * smoothstep(0.80, 1.0, u.y);
  c += (h2(gl_FragCoord.xy + uOrigin) - 0.5) / 255.0;
  oSurface = vec4(c, GROUND_ALPHA);
  oGlow = vec4(0.0);
}
