// The great hall of an opera: arches on columns, chandeliers, curtains of plum velvet, a long table of plum cloth in the foreground.

vec3 gold(float t) { return mix(hex(0x4c2c0c), mix(hex(0xd09a38), hex(0xfff0b8), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void arch(inout vec4 k, vec2 u, float x, float w, float top) {
  vec2 p = u - vec2(x, top);
  float hole = p.y > 0.0 ? length(p) - w : abs(p.x) - w;
  vec3 deep = mix(hex(0x1c0a28), hex(0x8a2f74), smoothstep(-1.0, 0.3, p.y));
  float fold = sin(p.x * 60.0 + 3.0 * sin(p.y * 3.0)) * 0.5 + 0.5;
  deep *= 0.42 + 0.75 * fold;
  lay(k, deep, fill(hole));
  lay(k, gold(0.5 + 0.4 * p.y), fill(abs(hole - 0.030) - 0.013));
  lay(k, gold(0.3), fill(abs(hole - 0.062) - 0.004));
}

void column(inout vec4 k, vec2 u, float x, float top) {
  float d = abs(u.x - x) - 0.058;
  float t = (u.x - x) / 0.058;
  vec3 stone = mix(hex(0x4c2a44), hex(0xf0cfd8), 0.5 + 0.5 * cos(t * 2.4 + 0.7));
  stone *= 0.72 + 0.28 * cos(t * 22.0);
  lay(k, stone * 0.62, fill(max(d, u.y - top)));
  lay(k, gold(0.6 + 0.3 * cos(t * 2.0)), fill(max(abs(u.x - x) - 0.082, abs(u.y - top) - 0.030)));
  lay(k, gold(0.4), fill(max(abs(u.x - x) - 0.070, abs(u.y - top + 0.055) - 0.010)));
}

void chandelier(inout vec4 k, vec2 u, vec2 at, float s) {
  halo(k, u, at, 0.95 * s, hex(0xffdca0), 0.8);
  vec2 p = (u - at) / s;
  lay(k, gold(0.6), fill((abs(p.x) - 0.008) * s) * step(0.0, p.y));
  for (int row = 0; row < 3; row++) {
    float r = 0.34 - 0.10 * float(row), y = -0.02 + 0.13 * float(row);
    float ring = abs(length((p - vec2(0.0, y)) * vec2(1.0, 3.4)) - r) - 0.012;
    lay(k, gold(0.5 + p.x), fill(ring * s));
    for (int i = 0; i < 9; i++) {
      float a = 3.14159 * (float(i) + 0.5) / 9.0;
      vec2 c = p - vec2(cos(a) * r, y - sin(a) * r / 3.4);
      lay(k, gold(0.8), fill((max(abs(c.x) - 0.006, abs(c.y - 0.03) - 0.03)) * s));
      lay(k, hex(0xfff6da), smoothstep(0.040, 0.0, length((c - vec2(0.0, 0.078)) * vec2(1.6, 1.0))));
      lay(k, hex(0xe8f0ff), smoothstep(0.030, 0.008, length((c + vec2(0.0, 0.045)) * vec2(2.0, 0.8))) * 0.75);
    }
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  lay(k, mix(hex(0x180a1c), hex(0x5a3450), smoothstep(-1.0, 1.0, u.y) * (0.8 + 0.3 * n2(u * 4.0))), 1.0);
  for (int i = -3; i <= 3; i++) arch(k, u, float(i) * 0.62, 0.235, 0.28);
  for (int i = -4; i <= 3; i++) column(k, u, float(i) * 0.62 + 0.31, 0.44);
  lay(k, gold(0.45 + 0.3 * sin(u.x * 3.0)), fill(abs(u.y - 0.655) - 0.016));
  float tooth = max(abs(u.y - 0.622) - 0.012, abs(mod(u.x, 0.05) - 0.025) - 0.014);
  lay(k, gold(0.35), fill(tooth));
  lay(k, hex(0x2c1030), fill(0.688 - u.y) * 0.9);
  lay(k, vec3(0.0), smoothstep(0.4, 1.25, length(u * vec2(0.62 / w, 0.7))) * 0.65);
  beams(k, u, vec2(0.0, 0.9), vec2(0.0, -1.0), 0.75, hex(0xffe0b0), 0.24, 6.0);
  chandelier(k, u, vec2(0.0, 0.70), 1.0);
  if (w > 0.9) {
    chandelier(k, u, vec2(-min(w - 0.35, 1.1), 0.74), 0.66);
    chandelier(k, u, vec2(min(w - 0.35, 1.1), 0.74), 0.66);
  }
  mist(k, u, 0.0, 0.7, hex(0xd8a0c8), 0.10);
  bokeh(k, u, 0.24, 9.0, hex(0xffe0a0), hex(0xff90d0), 0.12);
  motes(k, u, 0.10, 3.0, hex(0xffeccc), 0.4);
}

// The table: leather rail, brass inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.6;
  vec2 c = vec2(0.0, -0.36 - r);
  float d = length((u - c) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.65);
  float t = clamp(-d / 0.12, 0.0, 1.0);
  vec3 leather = mix(hex(0x14060c), hex(0x5a1c30), sin(3.14159 * t)) * (0.75 + 0.5 * f2(u * 26.0) * 0.4);
  leather += hex(0xffd8a0) * 0.16 * exp(-pow((t - 0.38) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, leather, fill(d));
  lay(k, gold(0.55 + 0.4 * cos(u.x * 2.4)), fill(d + 0.120));
  float cloth = d + 0.138;
  vec3 felt = mix(hex(0x260a2e), hex(0x7c2a86), exp(-dot(u - vec2(0.0, -0.62), (u - vec2(0.0, -0.62)) * vec2(0.6, 1.6))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xf0dfa8), fill(abs(cloth + 0.16) - 0.004) * 0.55);
}
