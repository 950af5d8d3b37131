// A library by night: shelves to the ceiling, a tall window on a moonlit sky, one copper lamp, a table of blue cloth in the foreground.

vec3 copper(float t) { return mix(hex(0x3a1a0c), mix(hex(0xb06a3c), hex(0xffd9b4), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

// Books of one shelf, each with a width, a height and a colour of its own.
void books(inout vec4 k, vec2 u, vec2 at, vec2 half_, float seed) {
  vec2 p = u - at;
  float inside = max(abs(p.x) - half_.x, abs(p.y) - half_.y);
  lay(k, hex(0x07070c), fill(inside));
  float cell = 0.034;
  float i = floor(p.x / cell), r = h2(vec2(i, seed)), s = h2(vec2(i + 7.0, seed * 3.1));
  float x = p.x - (i + 0.5) * cell;
  float tall = half_.y * (1.1 + 0.62 * r);
  float d = max(max(abs(x) - cell * (0.36 + 0.1 * s), p.y + half_.y - tall), inside);
  vec3 cover = mix(mix(hex(0x101b3e), hex(0x5a2a18), step(0.45, s)), mix(hex(0x24402f), hex(0x3a1630), step(0.5, r)), step(0.72, h2(vec2(i, seed + 9.0))));
  cover *= 0.55 + 0.75 * smoothstep(cell * 0.5, -cell * 0.3, x);
  lay(k, cover, fill(d));
  lay(k, copper(0.7), fill(max(abs(p.y + half_.y - tall * 0.78) - 0.004, d + 0.002)) * 0.8);
  lay(k, copper(0.6), fill(max(abs(p.y + half_.y - tall * 0.26) - 0.003, d + 0.002)) * 0.6);
}

void window_(inout vec4 k, vec2 u, vec2 at, float w, float h) {
  vec2 p = u - at;
  float arch = p.y > h - w ? length(p - vec2(0.0, h - w)) - w : max(abs(p.x) - w, -p.y - h);
  lay(k, hex(0x1c0f0a), fill(arch - 0.045));
  lay(k, copper(0.4 + 0.3 * p.x / w), fill(abs(arch - 0.022) - 0.006));
  vec3 night = mix(hex(0x0b1838), hex(0x3c62b4), smoothstep(-h, h, p.y));
  lay(k, night, fill(arch));
  vec4 pane = vec4(k.rgb, 1.0);
  disc(pane, u, at + vec2(w * 0.30, h * 0.42), 0.085, hex(0xf2f5ff));
  halo(pane, u, at + vec2(w * 0.30, h * 0.42), 0.5, hex(0xa8c4ff), 0.7);
  k.rgb = mix(k.rgb, pane.rgb, fill(arch));
  float bars = min(abs(p.x), abs(mod(p.y + 0.13, 0.26) - 0.13)) - 0.010;
  lay(k, hex(0x160c08), fill(max(bars, arch)));
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  lay(k, hex(0x0a0806), 1.0);
  for (int i = -4; i <= 4; i++) {
    for (int j = 0; j < 5; j++) {
      vec2 at = vec2(float(i) * 0.50, 0.86 - float(j) * 0.30);
      books(k, u, at, vec2(0.225, 0.125), float(i * 7 + j) + 40.0);
      lay(k, mix(hex(0x2c160c), hex(0x5c321c), n2(u * vec2(3.0, 60.0))), fill(abs(u.y - at.y + 0.140) - 0.016));
    }
    lay(k, mix(hex(0x241008), hex(0x553018), n2(u * vec2(70.0, 3.0))), fill(abs(u.x - float(i) * 0.50 - 0.25) - 0.024));
  }
  float away = w > 0.9 ? min(w - 0.42, 1.0) : 0.0;
  window_(k, u, vec2(away, 0.40), 0.26, 0.46);
  if (w > 0.9) window_(k, u, vec2(-away, 0.40), 0.26, 0.46);
  beams(k, u, vec2(away, 0.7), vec2(-0.5, -1.0), 0.5, hex(0x9cbcff), 0.22, 4.0);
  lay(k, vec3(0.0), smoothstep(0.35, 1.25, length(u * vec2(0.62 / w, 0.7))) * 0.6);
  halo(k, u, vec2(0.0, 0.80), 0.85, hex(0xffb070), 0.5);
  vec2 p = u - vec2(0.0, 0.86);
  lay(k, copper(0.6), fill(abs(p.x) - 0.010) * step(0.10, p.y));
  float shade_ = max(abs(p.x) - mix(0.34, 0.10, smoothstep(-0.10, 0.12, p.y)), abs(p.y - 0.01) - 0.11);
  lay(k, copper(0.45 + 0.5 * smoothstep(0.3, -0.2, p.x)), fill(shade_));
  lay(k, hex(0xfff0dc), smoothstep(0.25, 0.0, length((p - vec2(0.0, -0.12)) * vec2(0.9, 4.5))));
  mist(k, u, 0.0, 0.7, hex(0x88a0d8), 0.10);
  motes(k, u, 0.10, 5.0, hex(0xffe0c0), 0.35);
}

// The table: leather rail, brass inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.6;
  vec2 c = vec2(0.0, -0.36 - r);
  float d = length((u - c) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.65);
  float t = clamp(-d / 0.12, 0.0, 1.0);
  vec3 leather = mix(hex(0x120a08), hex(0x4a2a1c), sin(3.14159 * t)) * (0.75 + 0.5 * f2(u * 26.0) * 0.4);
  leather += hex(0xffd8a0) * 0.16 * exp(-pow((t - 0.38) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, leather, fill(d));
  lay(k, copper(0.55 + 0.4 * cos(u.x * 2.4)), fill(d + 0.120));
  float cloth = d + 0.138;
  vec3 felt = mix(hex(0x081634), hex(0x2450a8), exp(-dot(u - vec2(0.0, -0.62), (u - vec2(0.0, -0.62)) * vec2(0.6, 1.6))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xf0dfa8), fill(abs(cloth + 0.16) - 0.004) * 0.55);
}
