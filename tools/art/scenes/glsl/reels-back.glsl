// Behind the reels: COLS by ROWS cells of a quiet, dark ground. PATTERN: 0 cloth, 1 planks, 2 stone, 3 tech, 4 none, 5 a city at night, 6 rice paper.

#if PATTERN == 5
// One range of towers, its roofs around `tall`; `count` towers side by side, `near` from 0 to 1.
void towers(inout vec3 c, vec2 u, float count, float tall, float near, vec3 haze) {
  float x = u.x * count + near * 7.3, id = floor(x), across = fract(x) - 0.5;
  float roof = tall * (0.62 + 0.38 * h2(vec2(id, near + 2.0)));
  float step_ = roof - 0.05 * h2(vec2(id, near + 5.0));
  float mast = step(0.72, h2(vec2(id, near + 9.0))) * step(abs(across), 0.022);
  float top = max(abs(across) > 0.28 ? step_ : roof, (roof + 0.055) * mast);
  vec3 wall = mix(haze * 0.72, GROUND_LOW * 0.55, near) * (1.0 + 0.22 * smoothstep(-0.5, 0.5, across));
  wall += haze * 0.34 * (1.0 - near) * smoothstep(tall, 0.0, u.y);
  vec2 w = vec2(across * 6.0 + 0.5, u.y * ROWS * COLS * 1.1), room = floor(w), f = abs(fract(w) - 0.5);
  float awake = step(0.66, h2(room + id * 13.0 + near * 31.0)) * step(f.x, 0.26) * step(f.y, 0.30);
  awake *= step(abs(across), 0.40) * step(u.y, step_ - 0.012);
  vec3 lamp = mix(vec3(1.0, 0.72, 0.36), vec3(1.0, 0.45, 0.78), step(0.86, h2(room + id)));
  wall += lamp * awake * (0.12 + 0.20 * near) * (0.5 + 0.5 * h2(room + 4.0));
  c = mix(c, wall, smoothstep(0.0015, -0.0015, u.y - top));
}
#endif

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
#elif PATTERN == 6
  // Fibres lie crosswise in the sheet, and the wash has run out towards one corner.
  float fibre = abs(f2(vec2(cell.x * 26.0, cell.y * 3.0)) - 0.5) * abs(f2(vec2(cell.x * 3.0 + 7.0, cell.y * 22.0)) - 0.5);
  c *= 1.0 - 0.09 * smoothstep(0.006, 0.0, fibre);
  c *= 0.90 + 0.16 * f2(cell * 1.3);
  c = mix(c, c * vec3(0.62, 0.60, 0.62), 0.55 * smoothstep(0.58, 0.80, f2(u * vec2(3.2, 2.4) + 4.0)));
#elif PATTERN == 5
  vec3 haze = GROUND_TOP * vec3(1.9, 1.15, 1.55);
  c = mix(mix(haze, GROUND_TOP, smoothstep(0.22, 0.72, u.y)), GROUND_LOW, smoothstep(0.5, 1.0, u.y) * 0.8);
  vec2 sky = u * 90.0, star = floor(sky);
  c += 0.22 * step(0.985, h2(star)) * smoothstep(0.3, 0.0, length(fract(sky) - 0.5)) * smoothstep(0.45, 0.8, u.y);
  towers(c, u, COLS * 3.3, 0.62, 0.0, haze);
  towers(c, u, COLS * 2.4, 0.46, 0.5, haze);
  towers(c, u, COLS * 1.7, 0.30, 1.0, haze);
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
