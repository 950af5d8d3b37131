// The card room of a club by night: walnut panels, brass lamps with green glass, smoke, a table of green cloth in the foreground.

vec3 brass(float t) { return mix(hex(0x4a3010), mix(hex(0xc08a38), hex(0xffe6ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void panel(inout vec4 k, vec2 u, vec2 at, vec2 half_) {
  vec2 p = u - at;
  float d = max(abs(p.x) - half_.x, abs(p.y) - half_.y);
  float grain = f2(vec2(p.x * 9.0, p.y * 1.6) + at * 3.0);
  vec3 wood = mix(hex(0x1a0d07), hex(0x4a2814), grain * (0.6 + 0.4 * smoothstep(0.8, -0.6, u.y)));
  lay(k, wood, fill(d));
  lay(k, hex(0x6d4322), fill(abs(d + 0.030) - 0.006) * 0.7);
  lay(k, hex(0x0c0603), fill(abs(d + 0.044) - 0.008) * 0.8);
}

void lamp(inout vec4 k, vec2 u, float x, float y, float s) {
  vec2 p = (u - vec2(x, y)) / s;
  halo(k, u, vec2(x, y - 0.16 * s), 0.9 * s, hex(0xffd486), 0.75);
  lay(k, brass(0.5 + 0.3 * p.x / 0.02), fill((abs(p.x) - 0.012) * s) * step(0.10, p.y));
  float shade_ = max(abs(p.x) - mix(0.30, 0.11, smoothstep(-0.10, 0.12, p.y)), abs(p.y - 0.01) - 0.11);
  vec3 glass = mix(hex(0x0b5a3c), hex(0x52d59a), smoothstep(0.25, -0.2, p.x) * 0.6 + 0.25 * smoothstep(0.1, -0.1, p.y));
  lay(k, glass, fill(shade_ * s));
  lay(k, brass(0.75), fill((abs(p.y + 0.10) - 0.014) * s) * step(abs(p.x), 0.31));
  lay(k, hex(0xfff3cf), smoothstep(0.22, 0.0, length((p - vec2(0.0, -0.12)) * vec2(0.9, 4.5))));
  beams(k, u, vec2(x, y - 0.10 * s), vec2(0.0, -1.0), 0.62, hex(0xffe2a8), 0.30, x * 3.0 + 2.0);
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  lay(k, hex(0x0b0704), 1.0);
  for (int i = -4; i <= 4; i++) {
    panel(k, u, vec2(float(i) * 0.46, 0.30), vec2(0.205, 0.58));
    panel(k, u, vec2(float(i) * 0.46, -0.56), vec2(0.205, 0.20));
  }
  lay(k, brass(0.45 + 0.3 * sin(u.x * 3.0)), fill(abs(u.y + 0.315) - 0.012) * 0.85);
  lay(k, vec3(0.0), smoothstep(0.4, 1.2, length(u * vec2(0.62 / w, 0.7))) * 0.7);
  mist(k, u, 0.1, 0.7, hex(0xc8b48a), 0.10);
  lamp(k, u, 0.0, 0.76, 1.0);
  if (w > 0.9) {
    lamp(k, u, -min(w - 0.35, 1.05), 0.70, 0.72);
    lamp(k, u, min(w - 0.35, 1.05), 0.70, 0.72);
  }
  bokeh(k, u, 0.26, 5.0, hex(0xffd890), hex(0x64d8a0), 0.10);
  motes(k, u, 0.10, 8.0, hex(0xffe8bc), 0.35);
}

// The table: leather rail, brass inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.6;
  vec2 c = vec2(0.0, -0.36 - r);
  float d = length((u - c) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.65);
  float t = clamp(-d / 0.12, 0.0, 1.0);
  vec3 leather = mix(hex(0x160a05), hex(0x5c3018), sin(3.14159 * t)) * (0.75 + 0.5 * f2(u * 26.0) * 0.4);
  leather += hex(0xffd8a0) * 0.16 * exp(-pow((t - 0.38) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, leather, fill(d));
  lay(k, brass(0.55 + 0.4 * cos(u.x * 2.4)), fill(d + 0.120));
  float cloth = d + 0.138;
  vec3 felt = mix(hex(0x06301f), hex(0x14825a), exp(-dot(u - vec2(0.0, -0.62), (u - vec2(0.0, -0.62)) * vec2(0.6, 1.6))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xf0dfa8), fill(abs(cloth + 0.16) - 0.004) * 0.55);
}
