// A card room high above a city at night: tall windows between curtains of blue velvet, brass lamps, and a table that takes their light.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

// Folds of velvet: dark valleys, a sheen on each ridge.
vec3 velvet(vec2 u, float seed) {
  float x = u.x * 9.0 + seed + 0.25 * sin(u.y * 2.0 + seed);
  float fold_ = 0.5 + 0.5 * sin(x + 0.8 * sin(x * 0.7));
  vec3 c = mix(hex(0x050d22), hex(0x1d4a86), pow(fold_, 1.5));
  c += hex(0x6aa6ea) * 0.22 * pow(fold_, 9.0);
  return c * (0.72 + 0.28 * f2(u * vec2(60.0, 8.0)));
}

void city(inout vec4 k, vec2 u, float low) {
  vec3 night = mix(hex(0x2a3f78), hex(0x060a1c), smoothstep(low, 0.95, u.y));
  lay(k, night, 1.0);
  halo(k, u, vec2(0.0, low + 0.05), 0.9, hex(0xf0a860), 0.35);
  for (int row = 0; row < 3; row++) {
    float f = float(row), size = 0.11 + 0.045 * f, x = u.x / size + f * 3.7;
    float house = floor(x), top = low + (0.18 + 0.42 * h2(vec2(house, f * 9.0))) * (1.0 - 0.22 * f);
    if (u.y > top) continue;
    vec3 wall = mix(hex(0x1a2a54), hex(0x080e22), f / 2.0);
    vec2 w = vec2(fract(x) * 5.0, (u.y - low) / size * 7.0), id = floor(w), g = abs(fract(w) - 0.5);
    float lamp = step(0.64, h2(id + house * 17.0 + f * 31.0)) * smoothstep(0.36, 0.28, g.x) * smoothstep(0.36, 0.28, g.y);
    vec3 tint = h2(vec2(house, f)) < 0.5 ? hex(0xffc878) : hex(0xa8d0ff);
    lay(k, mix(wall, tint * 0.85, lamp * (0.35 + 0.25 * f)), 1.0);
  }
}

void lampAt(inout vec4 k, vec2 u, vec2 at, float size) {
  vec2 p = (u - at) / size;
  lay(k, brass(0.55), fill(max(abs(u.x - at.x) - 0.005 * size, at.y - u.y)));
  halo(k, u, at - vec2(0.0, 0.10 * size), 1.2 * size, hex(0xffdfa0), 0.75);
  float shade_ = max(max(abs(p.x) - 0.10 - 0.34 * (0.16 - p.y), p.y - 0.16), -p.y - 0.06);
  float gloss_ = smoothstep(0.24, -0.1, abs(p.x + 0.07));
  lay(k, mix(hex(0x061a3a), hex(0x2f7ac8), gloss_ * 0.8), fill(shade_ * size));
  lay(k, brass(0.8), fill((abs(p.y + 0.06) - 0.012) * size + max(abs(p.x) - 0.18, 0.0)));
  lay(k, brass(0.7), fill((abs(p.y - 0.165) - 0.012) * size + max(abs(p.x) - 0.105, 0.0)));
  shine(k, hex(0xfff0c8), 1.0 * exp(-pow(p.y + 0.09, 2.0) * 900.0) * smoothstep(0.22, 0.10, abs(p.x)));
  beams(k, u, at - vec2(0.0, 0.08 * size), at - vec2(0.0, 1.4), 0.5, hex(0xffe4ac), 0.16, 3.0);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), sill = -0.36;
  city(k, u, sill);
  // Mullions of brass before the night.
  float bay = 0.62, x = abs(fract(u.x / bay + 0.5) - 0.5) * bay;
  lay(k, brass(0.35 + 0.3 * smoothstep(0.02, 0.0, x)), fill(x - 0.011));
  lay(k, brass(0.5), fill(abs(u.y - 0.46) - 0.010));
  float arch = abs(length(vec2(x * 1.0 - bay * 0.5, u.y - 0.46)) - bay * 0.30) - 0.007;
  if (u.y > 0.46) lay(k, brass(0.55), fill(arch));
  // Curtains at the sides and a valance above.
  float hang = w - 0.34 + 0.10 * sin(u.y * 2.6 + 0.6) + 0.16 * smoothstep(0.1, -0.5, u.y);
  float side = hang - abs(u.x);
  lay(k, velvet(u, u.x < 0.0 ? 0.0 : 4.0) * (0.75 + 0.5 * smoothstep(-0.4, 0.8, u.y)), fill(side));
  float valance = 0.86 - 0.055 * abs(sin(u.x * 5.2)) - u.y;
  lay(k, velvet(vec2(u.x * 0.9, u.y), 8.0) * 1.15, fill(valance));
  lay(k, brass(0.6 + 0.4 * sin(u.x * 70.0)), fill(abs(valance) - 0.012));
  // The wall below the windows, in panels of dark wood.
  if (u.y < sill) {
    vec3 wood = mix(hex(0x150b08), hex(0x4a2816), 0.5 + 0.5 * f2(u * vec2(5.0, 34.0)));
    vec2 panel_ = vec2(abs(fract(u.x / bay) - 0.5) * bay, u.y - sill + 0.17);
    float rim = abs(box2(panel_, vec2(0.25, 0.09)));
    wood = mix(wood, brass(0.45), smoothstep(0.010, 0.003, rim) * 0.8);
    lay(k, wood * 0.8, 1.0);
    lay(k, brass(0.6), fill(abs(u.y - sill) - 0.014));
  }
  float table_ = -0.60 - 0.10 * (1.0 - u.x * u.x / (w * w * 1.3)) - u.y;
  float lit_ = exp(-u.x * u.x * 0.9) ;
  vec3 cloth_ = mix(hex(0x06203e), hex(0x1d64a4), lit_ * (0.75 + 0.25 * f2(u * 130.0)));
  lay(k, brass(0.3 + 0.5 * lit_), fill(-table_ - 0.055) * step(table_, 0.0) * 0.0);
  lay(k, mix(hex(0x120a08), hex(0x6a3a1c), smoothstep(-0.05, 0.0, table_) * (0.4 + 0.6 * lit_)), fill(-(table_ + 0.055)));
  lay(k, cloth_, fill(-table_));
  lay(k, brass(0.75), fill(abs(table_) - 0.006));
  lampAt(k, u, vec2(0.0, 0.50), 0.62);
  lampAt(k, u, vec2(-w * 0.62, 0.40), 0.40);
  lampAt(k, u, vec2(w * 0.62, 0.40), 0.40);
  bokeh(k, u, 0.34, 5.0, hex(0xffc878), hex(0x8ac0ff), 0.10);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Chairs' backs in the dark, and a gleam of brass on them.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 p = u - vec2(side * (w - 0.02), -0.98);
    float back_ = length(p / vec2(0.36, 0.42)) - 1.0;
    vec3 c = mix(hex(0x04060e), hex(0x1a3a6c), smoothstep(-0.6, 0.1, back_) * 0.7);
    lay(k, c, fill(back_ * 0.3));
    lay(k, brass(0.5 + 0.5 * smoothstep(0.3, -0.2, p.x * side)), fill((abs(back_) - 0.018) * 0.3));
  }
}
