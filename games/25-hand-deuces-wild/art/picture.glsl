// A desert road at sundown: mesas, a red sky, and a motel sign that is already lit.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void far(inout vec4 k, vec2 u) {
  float w = wide(), land = -0.20;
  sky(k, u, land, hex(0x3a1a52), hex(0xe0603a), hex(0xffd27a));
  disc(k, u, vec2(-0.1, 0.02), 0.16, hex(0xffc05a));
  clouds(k, u, vec2(0.15, 0.8), 0.7, 6.0, hex(0x7a2a4a), hex(0xffb070), 0.46, vec2(-0.1, 0.0));
  for (int i = 0; i < 3; i++) {
    float x = (float(i) - 1.0) * 0.9 + 0.25 * sin(float(i) * 3.0), half_ = 0.22 + 0.10 * h2(vec2(float(i), 3.0));
    vec2 p = u - vec2(x, land);
    float top_ = 0.26 + 0.14 * h2(vec2(float(i), 7.0)) + 0.03 * n2(vec2(u.x * 14.0, float(i)));
    float d = max(abs(p.x) - half_ * (1.0 + 0.5 * smoothstep(top_ * 0.7, 0.0, p.y)), p.y - top_);
    vec3 rock_ = mix(hex(0x5a1c1a), hex(0xc8562c), 0.5 + 0.5 * sin(p.y * 60.0 + 4.0 * n2(u * 5.0))) * (0.7 + 0.3 * smoothstep(half_, -half_, p.x));
    lay(k, rock_, fill(d) * step(land, u.y));
  }
  hills(k, u, vec4(land, 0.03, 2.4, 0.0), 4.0, hex(0x9a4a22), hex(0x3a160c), hex(0xffb068), 0.20);
  vec2 g = ground(u, land);
  float road = abs(g.x) - 0.9;
  lay(k, mix(hex(0x1c1216), hex(0x4a302c), f2(g * 3.0)), fill(road * 0.1) * step(u.y, land));
  lay(k, hex(0xffd878), smoothstep(0.06, 0.03, abs(g.x)) * step(0.45, fract(g.y * 0.7)) * step(u.y, land - 0.02));
  vec2 at = vec2(min(w - 0.26, 0.74), 0.34), p = u - at;
  lay(k, hex(0x2a1410), fill(max(abs(p.x + 0.10) - 0.014, max(p.y, land - u.y))));
  float sign_ = box2(p, vec2(0.19, 0.13)) - 0.03;
  lay(k, hex(0x0f4a4a), fill(sign_));
  shine(k, hex(0x4af0dc), exp(-abs(sign_ + 0.022) * 120.0) + 0.4 * exp(-abs(sign_) * 14.0));
  float star_ = length(p) * (0.85 + 0.22 * cos(5.0 * atan(p.x, p.y))) - 0.075;
  shine(k, hex(0xffd84a), exp(-abs(star_) * 110.0) + smoothstep(0.0, -0.02, star_) * 0.5);
  bokeh(k, u, 0.30, 4.0, hex(0xffc070), hex(0x60e8d0), 0.08);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x1a0c06), hex(0x7a4420), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xf4d090) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x053a38), hex(0x148a80), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xf4d090), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
